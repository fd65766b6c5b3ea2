// Where hexes lie: the game counts half hexes from the left and rows from the top; here that becomes a plane.
// A unit is half the width of a hex; rows are the square root of three units apart.

export const ROW = Math.sqrt(3);
const TALL = 2 / ROW; // from the middle of a hex to its upper corner

/** The middle of a hex. */
export function middle({ x, row }) {
  return [x, row * ROW];
}

/** The outline of a hex around a point, a little smaller by `less`. */
export function outline([x, y], less = 0) {
  const [w, h] = [1 - less, TALL * (1 - less)];
  return `M${x} ${y - h}L${x + w} ${y - h / 2}V${y + h / 2}L${x} ${y + h}L${x - w} ${y + h / 2}V${y - h / 2}Z`;
}

/** The box around hexes: left, top, width and height, with a little room. */
export function boxOf(hexes, room = 0.35) {
  const xs = hexes.map(({ x }) => x);
  const rows = hexes.map(({ row }) => row * ROW);
  const [left, top] = [Math.min(...xs) - 1 - room, Math.min(...rows) - TALL - room];
  return {
    left,
    top,
    width: Math.max(...xs) + 1 + room - left,
    height: Math.max(...rows) + TALL + room - top,
  };
}

/** The hexes that a face prints, where a board with it lies. */
export function printed(faces, { face, turned, x, y }) {
  return faces[face][turned ? "turned" : "straight"].map(([dx, row, ground]) => ({
    x: x + dx,
    row: y + row,
    ground,
  }));
}

/** The middle of a board: 16 half hexes wide, rows 0 to 4. */
export function middleOfBoard({ x, y }) {
  return [x + 8, (y + 2) * ROW];
}
