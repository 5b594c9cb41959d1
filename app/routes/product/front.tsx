import type {Measurements} from '~/catalogue/measurements';

/** mm: default bridge, and from a lens to the end of the front. */
const BRIDGE = 18;
const END = 6;

interface FrontProps {
  /** mm */
  width: number;
  /** mm */
  height: number;
  measurements: Measurements;
}

/** A front in millimetres. The shape of the lenses is not measured and is the same for every model. */
export function Front({width, height, measurements}: FrontProps) {
  const {
    bridge = BRIDGE,
    lensWidth = (width - bridge) / 2 - END,
    lensHeight = height,
  } = measurements;
  const end = (width - bridge) / 2 - lensWidth;
  // Contradictory measurements draw nothing.
  if (end < 0 || lensWidth <= 0 || lensHeight > height) return null;
  const lens = {
    y: (height - lensHeight) / 2,
    width: lensWidth,
    height: lensHeight,
    rx: lensHeight * 0.36,
  };
  const joint = height * 0.2;
  return (
    <g data-front="">
      <rect x={end} {...lens} />
      <rect x={end + lensWidth + bridge} {...lens} />
      <path
        d={`M${end + lensWidth} ${height * 0.36}q${bridge / 2} -7 ${bridge} 0M0 ${joint}h${end + 2}M${width} ${joint}h-${end + 2}`}
      />
    </g>
  );
}
