import type {FrameShape} from '~/catalogue/frame-shape';
import type {Measurements} from '~/catalogue/measurements';
import {outlineOf, pathOf, pointOn, written} from './lens-outline';

/** mm: default bridge, from a lens to the end of the front, and the most that a rim is drawn wide. */
const BRIDGE = 18;
const END = 6;
const RIM = 4;

interface FrontProps {
  /** mm */
  width: number;
  /** mm */
  height: number;
  measurements: Measurements;
  shape: FrameShape | undefined;
}

/** A front in millimetres, in the shape that the shop tells. */
export function Front({width, height, measurements, shape}: FrontProps) {
  const {
    bridge = BRIDGE,
    lensWidth = (width - bridge) / 2 - END,
    lensHeight = height,
  } = measurements;
  const end = (width - bridge) / 2 - lensWidth;
  // Contradictory measurements draw nothing.
  if (end < 0 || lensWidth <= 0 || lensHeight > height) return null;
  const rim = Math.min((height - lensHeight) / 2, end, bridge / 3, RIM);
  const middle = width / 2;
  const lens = {
    left: middle + bridge / 2,
    top: (height - lensHeight) / 2,
    width: lensWidth,
    height: lensHeight,
  };
  const around = outlineOf(shape, {
    left: lens.left - rim,
    top: lens.top - rim,
    width: lens.width + 2 * rim,
    height: lens.height + 2 * rim,
  });
  const [upperNasal, upperOuter] = around;
  const paths = [pathOf(outlineOf(shape, lens)), ...(rim > 0 ? [pathOf(around)] : [])];
  const [above, below] = [pointOn(upperNasal, 0.44), pointOn(upperNasal, 0.1)];
  const [jointAbove, jointBelow] = [pointOn(upperOuter, 0.74), pointOn(upperOuter, 0.96)];
  const half = [
    ...paths,
    // The bridge from its middle, and the piece that holds the temple.
    `M${written([middle, above[1] - 1])}Q${written([(middle + above[0]) / 2, above[1] - 1])} ${written(above)}`,
    `M${written([middle, below[1] - 4])}Q${written([below[0] - 1.5, below[1] - 4])} ${written(below)}`,
    `M${written(jointAbove)}L${written([width, jointAbove[1] + 0.5])}V${Math.round(jointBelow[1] * 100) / 100}L${written(jointBelow)}`,
  ].join('');
  return (
    <g data-front="" data-shape={shape}>
      <path d={half} />
      <path d={half} transform={`matrix(-1 0 0 1 ${width} 0)`} />
    </g>
  );
}
