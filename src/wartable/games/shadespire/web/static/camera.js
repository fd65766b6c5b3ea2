// Looking at the battlefield: fitted at first, then zoomed by wheel, pinch and buttons, and moved by dragging.
// A mixin: it needs a `frame` reference, a `box` (of the plane that is looked at) and whether that still grows (`laying`);
// it gives `unit` and `world`.

const MOST = 4;
const STEP = 1.3;
const SLACK = 6; // pixels that a press may wander before it counts as dragging
const THUMB = 20.5; // pixels of half a hex below which a thumb misses
const LEGIBLE = 13.5; // and below which numbers can't be read
const LARGEST = 64; // pixels of half a hex when fitted

export const Camera = {
  data: () => ({ wide: 0, high: 0, zoom: 1, shift: [0, 0], byHand: false }),
  computed: {
    // Half a hex in pixels where the whole plane is in sight.
    whole() {
      if (!this.wide || !this.box) return 1;
      return Math.min(LARGEST, this.wide / this.box.width, this.high / this.box.height);
    },
    // Half a hex in pixels at first: large enough to be read, on a phone for a thumb, even where not all is in sight
    // then; while boards are laid all of it.
    fit() {
      return this.laying ? this.whole : Math.max(this.table.narrow ? THUMB : LEGIBLE, this.whole);
    },
    least() {
      return this.whole / this.fit;
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
      return this.zoom !== this.least || this.shift[0] !== 0 || this.shift[1] !== 0;
    },
  },
  mounted() {
    this.fingers = new Map();
    this.sizes = new ResizeObserver(
      ([
        {
          contentRect: { width, height },
        },
      ]) => {
        const middle = this.$refs.frame.getBoundingClientRect().top + height / 2;
        const by = this.wide === width ? this.middleWas - middle : 0;
        Object.assign(this, { wide: width, high: height, middleWas: middle });
        if (by) this.stay(by);
      },
    );
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
      const zoom = Math.max(this.least, Math.min(MOST, this.zoom * factor));
      const [fx, fy] = at || [0, 0]; // from the middle of the frame
      const grown = zoom / this.zoom;
      this.shift = [fx - (fx - this.shift[0]) * grown, fy - (fy - this.shift[1]) * grown];
      this.zoom = zoom;
      if (zoom === this.least) this.shift = [0, 0];
    },
    closer() {
      this.zoomBy(STEP);
    },
    farther() {
      this.zoomBy(1 / STEP);
    },
    fitted() {
      this.lookFrom(1);
    },
    showAll() {
      this.lookFrom(this.least);
    },
    lookFrom(zoom) {
      this.zoom = zoom;
      this.shift = [0, 0];
      this.byHand = false;
      this.$refs.frame?.scrollTo(0, 0); // the focus may have scrolled it
    },
    // Move just so far that a part of the plane is in sight; whoever moved by hand is left alone.
    bring(part) {
      if (this.byHand || !this.wide || !part) return;
      this.$refs.frame.scrollTo(0, 0);
      const [mx, my] = [this.box.left + this.box.width / 2, this.box.top + this.box.height / 2];
      const along = (shift, from, size, room) => {
        const [start, end] = [from * this.unit + shift, (from + size) * this.unit + shift];
        if (end - start > room) return -(from + size / 2) * this.unit;
        return shift + Math.max(0, -room / 2 - start) - Math.max(0, end - room / 2);
      };
      this.shift = [
        along(this.shift[0], part.left - mx, part.width, this.wide),
        along(this.shift[1], part.top - my, part.height, this.high),
      ];
    },
    // Where only words above or below take another height, the plane stays where it is under a finger; but nothing that
    // there is room for goes out of sight.
    stay(by) {
      const [x, y] = [this.shift[0], this.shift[1] + by];
      const slack = Math.abs(this.high - this.box.height * this.unit) / 2;
      this.shift = [x, this.byHand ? y : Math.max(-slack, Math.min(slack, y))];
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
