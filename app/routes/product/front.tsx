import type {FrameShape} from '~/catalogue/frame-shape';
import type {Measurements} from '~/catalogue/measurements';
import {outlineOf, pathOf, pointOn, tenths, written} from './lens-outline';

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
  const [wide, high] = [lensWidth + 2 * rim, lensHeight + 2 * rim];
  const left = middle + bridge / 2 - rim;
  const top = (height - high) / 2;
  const outline = outlineOf(shape, {left, top, width: wide, height: high});
  const [upperNasal, upperOuter] = outline;
  const [above, below] = [pointOn(upperNasal, 0.44), pointOn(upperNasal, 0.1)];
  const [jointAbove, jointBelow] = [pointOn(upperOuter, 0.74), pointOn(upperOuter, 0.96)];
  const around = pathOf(outline);
  const [across, down] = [thousandths(lensWidth / wide), thousandths(lensHeight / high)];
  const half = (
    <>
      <path d={around} />
      {/* The lens is the rim's outline, made smaller: two paths would take twice the room in the document. */}
      {rim > 0 && (
        <path
          d={around}
          transform={`matrix(${across} 0 0 ${down} ${written([(left + wide / 2) * (1 - across), (height / 2) * (1 - down)])})`}
        />
      )}
      {/* The bridge from its middle, and the piece that holds the temple. */}
      <path
        d={`M${written(above)}H${middle}M${written([middle, below[1] - 4])}Q${written([below[0] - 1.5, below[1] - 4])} ${written(below)}M${written(jointAbove)}H${width}V${tenths(jointBelow[1])}H${tenths(jointBelow[0])}`}
      />
    </>
  );
  return (
    <g data-front="">
      {half}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{half}</g>
    </g>
  );
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
