import type {FrameShape} from '~/catalogue/frame-shape';
import type {Measurements} from '~/catalogue/measurements';
import {outlineOf, pathOf, pointOn, tenths, written} from './lens-outline';

/** mm: default bridge, from a lens to the end of the front, and how wide a rim is drawn at most and at least. */
const BRIDGE = 18;
const END = 6;
const RIM = 4;
const LINE = 0.8;

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
  const rim = Math.max(LINE, Math.min((height - lensHeight) / 2, end, bridge / 3, RIM));
  const middle = width / 2;
  // The rim's own middle, as it is drawn by a stroke of its width.
  const outline = outlineOf(shape, {
    left: middle + (bridge - rim) / 2,
    top: (height - lensHeight - rim) / 2,
    width: lensWidth + rim,
    height: lensHeight + rim,
  });
  const [upperNasal, upperOuter] = outline;
  const nose = pointOn(upperNasal, 0.3);
  const joint = pointOn(upperOuter, 0.85);
  const half = <path d={`${pathOf(outline)}M${written(joint)}H${width}`} />;
  return (
    <g data-front="" strokeWidth={tenths(rim)} strokeLinecap="butt">
      {half}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{half}</g>
      <path
        d={`M${written([width - nose[0], nose[1]])}Q${written([middle, nose[1] - bridge / 6])} ${written(nose)}`}
      />
    </g>
  );
}
