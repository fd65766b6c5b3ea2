// Looking at the battlefield: fitted at first, then zoomed by wheel, pinch and buttons, and moved by dragging.
// A mixin: it needs a `frame` reference and a `box` (of the plane that is looked at), and gives `unit` and `world`.

const MOST = 4;
const STEP = 1.3;
const SLACK = 6; // pixels that a press may wander before it counts as dragging
const SMALL = 20; // pixels of half a hex below which a thumb misses
const LARGEST_NEAR = 26;
const LARGEST = 36; // pixels of half a hex when fitted

export const Camera = {
  data: () => ({ wide: 0, high: 0, zoom: 1, shift: [0, 0], byHand: false }),
  computed: {
    fit() {
      if (!this.wide || !this.box) return 1;
      return Math.min(LARGEST, this.wide / this.box.width, this.high / this.box.height);
    },
    unit() {
      return this.fit * this.zoom;
    },
    // The plane in pixels, without any scaling, so that what glides on it glides as far as it should.
    world() {
      const [width, height] = [this.box.width * this.unit, this.box.height * this.unit];
      const [x, y] = this.kept(this.shift, width, height);
      return {
        width: `${width}px`,
        height: `${height}px`,
        left: `${(this.wide - width) / 2 + x}px`,
        top: `${(this.high - height) / 2 + y}px`,
      };
    },
    moved() {
      return this.zoom !== 1 || this.shift[0] !== 0 || this.shift[1] !== 0;
    },
  },
  mounted() {
    this.fingers = new Map();
    this.sizes = new ResizeObserver(([{ contentRect }]) => {
      this.wide = contentRect.width;
      this.high = contentRect.height;
    });
    this.sizes.observe(this.$refs.frame);
  },
  beforeUnmount() {
    this.sizes.disconnect();
  },
  methods: {
    // As far as half of the frame stays covered.
    kept([x, y], width, height) {
      const [most, far] = [Math.max(0, width / 2), Math.max(0, height / 2)];
      return [Math.max(-most, Math.min(most, x)), Math.max(-far, Math.min(far, y))];
    },
    at([x, y]) {
      return { left: `${(x - this.box.left) * this.unit}px`, top: `${(y - this.box.top) * this.unit}px` };
    },
    zoomBy(factor, at) {
      this.byHand = true;
      const zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
      const [fx, fy] = at || [0, 0]; // from the middle of the frame
      const grown = zoom / this.zoom;
      this.shift = [fx - (fx - this.shift[0]) * grown, fy - (fy - this.shift[1]) * grown];
      this.zoom = zoom;
      if (zoom === 1) this.shift = [0, 0];
    },
    closer() {
      this.zoomBy(STEP);
    },
    farther() {
      this.zoomBy(1 / STEP);
    },
    fitted() {
      this.zoom = 1;
      this.shift = [0, 0];
      this.byHand = false;
      this.$refs.frame?.scrollTo(0, 0); // the focus may have scrolled it
    },
    // Go close to a part of the plane, if it would else be too small for a thumb; whoever moved by hand is left alone.
    goTo(part) {
      if (this.byHand || !this.wide) return;
      this.$refs.frame.scrollTo(0, 0);
      this.zoom =
        part && this.fit < SMALL
          ? Math.max(
              1,
              Math.min(
                LARGEST_NEAR / this.fit,
                this.wide / part.width / this.fit,
                this.high / part.height / this.fit,
              ),
            )
          : 1;
      const [x, y] = part ? [part.left + part.width / 2, part.top + part.height / 2] : [0, 0];
      const [mx, my] = [this.box.left + this.box.width / 2, this.box.top + this.box.height / 2];
      this.shift = this.zoom > 1 ? [(mx - x) * this.unit, (my - y) * this.unit] : [0, 0];
    },
    fromMiddle({ clientX, clientY }) {
      const box = this.$refs.frame.getBoundingClientRect();
      return [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    },
    wheel(event) {
      this.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.fromMiddle(event));
    },
    down(event) {
      if (event.button > 0) return;
      this.fingers.set(event.pointerId, event);
      this.dragged = false;
      this.spread = this.between();
    },
    move(event) {
      const last = this.fingers.get(event.pointerId);
      if (!last) return;
      const [x, y] = [event.clientX - last.clientX, event.clientY - last.clientY];
      if (!this.dragged && Math.hypot(x, y) < SLACK) return;
      if (!this.dragged) this.$refs.frame.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.byHand = true;
      this.table.holdEnd();
      this.fingers.set(event.pointerId, event);
      if (this.fingers.size === 1) this.shift = [this.shift[0] + x, this.shift[1] + y];
      else this.pinch(event);
    },
    between() {
      const [one, two] = [...this.fingers.values()];
      return two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
    },
    pinch(event) {
      const spread = this.between();
      if (this.spread && spread) this.zoomBy(spread / this.spread, this.fromMiddle(event));
      this.spread = spread;
    },
    up(event) {
      this.fingers.delete(event.pointerId);
      this.spread = this.between();
    },
    // The click that ends a drag presses nothing.
    swallow(event) {
      if (!this.dragged) return;
      this.dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
  },
};
