// Shapes that arms are drawn from, as SVG: stars, rays and spokes. Each game has charges and divisions of its own.
// Charges are drawn in a box of 100 by 100, with classes for light (c), dark (d), line (l) and field (f).

function point(x, y, angle, radius) {
  return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
}

export function star(x, y, points, outer, inner) {
  const step = Math.PI / points;
  const corners = Array.from({ length: 2 * points }, (_, i) => point(x, y, i * step, i % 2 ? inner : outer));
  return `M${corners.join("L")}Z`;
}

export function rays(count, inner, outer, width) {
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, i) => {
    const [left, right] = [
      point(50, 50, i * step - width / 60, inner),
      point(50, 50, i * step + width / 60, inner),
    ];
    return `<path class="c" d="M${left}L${point(50, 50, i * step, i % 2 ? outer - 8 : outer)}L${right}Z"/>`;
  }).join("");
}

export function spokes(count, inner, outer) {
  const step = (2 * Math.PI) / count;
  const line = (i) => `M${point(50, 50, i * step, inner)}L${point(50, 50, i * step, outer)}`;
  return `<path class="l" d="${Array.from({ length: count }, (_, i) => line(i)).join("")}"/>`;
}
