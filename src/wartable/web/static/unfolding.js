// A small menu that unfolds from a button: `menu` says whether it lies open, `$refs.more` holds both.

export const unfolding = {
  data: () => ({ menu: false }),
  mounted() {
    // What lies open closes by a press elsewhere, and by Escape before that steps back in anything else.
    this.elsewhere = ({ target }) => {
      if (!this.$refs.more?.contains(target)) this.close();
    };
    this.escape = (event) => {
      if (event.key !== "Escape" || !this.menu) return;
      event.stopImmediatePropagation();
      this.close();
      this.$refs.more.querySelector("button").focus();
    };
    document.addEventListener("pointerdown", this.elsewhere);
    document.addEventListener("keydown", this.escape, true);
  },
  beforeUnmount() {
    document.removeEventListener("pointerdown", this.elsewhere);
    document.removeEventListener("keydown", this.escape, true);
  },
  methods: {
    close() {
      this.menu = false;
    },
  },
};
