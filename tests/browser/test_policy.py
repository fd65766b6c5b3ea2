"""What a browser is told not to do is nothing that a page needs: no page meets its own policy, and a foreign script does."""

import pytest
from playwright.sync_api import Route

from .conftest import Guest, Visit
from .served import Server
from .test_every_page import PAGES, Open

LISTEN = """() => {
  window.refused = [];
  document.addEventListener('securitypolicyviolation', (e) => refused.push(`${e.violatedDirective} ${e.blockedURI}`));
}"""
SMUGGLED = """() => new Promise((done) => {
  const script = document.createElement('script');
  script.textContent = 'window.smuggled = true';
  document.body.append(script);
  const image = new Image();
  image.onload = image.onerror = done;
  image.src = 'http://localhost:9/spy.png';
})"""


@pytest.mark.parametrize("open_page", PAGES.values(), ids=PAGES.keys())
def test_no_page_needs_what_it_may_not_do(visit: Visit, server: Server, open_page: Open) -> None:
    guest: Guest = visit()
    guest.context.add_init_script(f"({LISTEN})()")
    page = open_page(guest, server)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.refused") == []


def test_a_script_or_picture_from_elsewhere_is_refused(visit: Visit, server: Server) -> None:
    guest = visit()
    guest.context.add_init_script(f"({LISTEN})()")
    page = guest.go("/")
    page.wait_for_selector(".game-tile")
    page.evaluate(SMUGGLED)
    assert page.evaluate("window.smuggled") is None
    told = page.evaluate("window.refused")
    assert any(each.startswith("script-src") for each in told)
    assert any(each.startswith("img-src") for each in told)
    guest.forgive()


def test_pages_still_need_functions_made_of_texts(visit: Visit) -> None:
    """NiceGUI and Vue ask for 'unsafe-eval'. When this fails they don't any more, and the policy can do without it."""

    def stricter(route: Route) -> None:
        answer = route.fetch()
        policy = answer.headers["content-security-policy"].replace(" 'unsafe-eval'", "")
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy})

    guest = visit()
    guest.context.add_init_script(f"({LISTEN})()")
    guest.page.route(guest.address + "/", stricter)
    page = guest.go("/")
    page.wait_for_function("window.refused.length > 0")
    assert set(page.evaluate("window.refused")) == {"script-src eval"}
    assert page.locator(".game-tile").count() == 0
    guest.forgive()
