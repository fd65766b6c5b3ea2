// How much room a part of the table has, told anew whenever it changes and before anything is painted.

/** A mixin: `room` is {wide, high} of the element of ref "room", inside its padding. */
export const measured = {
  data: () => ({ room: { wide: 0, high: 0 } }),
  mounted() {
    this.sizes = new ResizeObserver(() => this.measure());
    this.watchRoom();
  },
  updated() {
    this.watchRoom();
  },
  beforeUnmount() {
    this.sizes.disconnect();
  },
  methods: {
    watchRoom() {
      const node = this.$refs.room?.$el || this.$refs.room;
      if (node === this.watched) return;
      this.sizes.disconnect();
      this.watched = node;
      if (node) this.sizes.observe(node);
    },
    measure() {
      const style = getComputedStyle(this.watched);
      const inside = (size, ...edges) =>
        edges.reduce((sum, edge) => sum - Number.parseFloat(style[edge]), size);
      const wide = inside(this.watched.clientWidth, "paddingLeft", "paddingRight");
      const high = inside(this.watched.clientHeight, "paddingTop", "paddingBottom");
      if (wide !== this.room.wide || high !== this.room.high) this.room = { wide, high };
    },
  },
};
