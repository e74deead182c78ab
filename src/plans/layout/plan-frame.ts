import type { Plan } from '../../contract/pictures.ts';

/** The room around the drawing that walls, window lines and the entrance's arrow need, in centimetres. */
const margin = 56;

export const planFrame = ({ width, height }: Plan) => ({
  left: -margin,
  top: -margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});
