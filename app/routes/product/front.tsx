import type {FrameShape} from '~/catalogue/frame-shape';
import type {Measurements} from '~/catalogue/measurements';
import {
  halves,
  outlineOf,
  pathOf,
  pointOn,
  written,
  type Box,
  type Outline,
  type Point,
} from './lens-outline';

/** mm: default bridge, from a lens to the end of the front, how wide a rim is at the nose at most, and a wire. */
const BRIDGE = 18;
const END = 6;
const RIM = 4;
const LINE = 0.8;

/** mm: with more than this around its lenses, a front is moulded or milled; with less it is of wire. */
const MOULDED = 1;

interface FrontProps {
  /** mm */
  width: number;
  /** mm */
  height: number;
  measurements: Measurements;
  shape: FrameShape | undefined;
}

/** A front in millimetres, in the shape that the shop tells: a silhouette, or lines where it is of wire. */
export function Front({width, height, measurements, shape}: FrontProps) {
  const {
    bridge = BRIDGE,
    lensWidth = (width - bridge) / 2 - END,
    lensHeight = height,
  } = measurements;
  const end = (width - bridge) / 2 - lensWidth;
  // Contradictory measurements draw nothing.
  if (end < 0 || lensWidth <= 0 || lensHeight > height) return null;
  const middle = width / 2;
  const margin = (height - lensHeight) / 2;
  const nose = Math.min(end, bridge / 3, RIM);
  if (Math.min(margin, nose) <= MOULDED) {
    return <Wire {...{middle, width, bridge, shape}} outline={outlineOf(shape, box(LINE / 2))} />;
  }
  /** A lens with so much of the front around it, mm. */
  function box(rim: number, around = rim, outside = around): Box {
    return {
      left: middle + bridge / 2 - around,
      top: margin - rim,
      width: lensWidth + around + outside,
      height: lensHeight + 2 * rim,
    };
  }
  const edge = outlineOf(shape, box(margin, nose, Math.min(end, RIM)));
  const [x, y] = pointOn(edge[1], 0.75);
  // The lug reaches to the temple.
  const half = (
    <>
      <path fillRule="evenodd" d={pathOf(edge) + pathOf(outlineOf(shape, box(0)))} />
      <path
        d={`M${written([x - 4, y - 3])}Q${written([x + 1, y - 0.5])} ${width} ${halves(y - 0.5)}v5Q${written([x + 2.5, y + 4.5])} ${written([x - 0.5, y + 12])}Z`}
      />
    </>
  );
  const upper = pointOn(edge[0], 0.38);
  const [lower] = edge[0];
  const mirrored = ([x, y]: Point): Point => [width - x, y];
  return (
    <g data-front="" fill="currentColor" stroke="none">
      {half}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{half}</g>
      <path
        d={`M${written(mirrored(upper))}Q${written([middle, pointOn(edge[0], 0.22)[1]])} ${written(upper)}L${written(lower)}Q${written([middle, lower[1] - bridge / 2])} ${written(mirrored(lower))}Z`}
      />
    </g>
  );
}

interface WireProps {
  middle: number;
  width: number;
  bridge: number;
  shape: FrameShape | undefined;
  outline: Outline;
}

function Wire({middle, width, bridge, shape, outline}: WireProps) {
  const [upperNasal, upperOuter] = outline;
  const joint = pointOn(upperOuter, 0.85);
  const half = <path d={`${pathOf(outline)}M${written(joint)}H${width}`} />;
  return (
    <g data-front="" strokeWidth={LINE} strokeLinecap="butt">
      {half}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{half}</g>
      {(shape === 'aviator' ? [0.2, 0.6] : [0.3]).map((at) => {
        const [x, y] = pointOn(upperNasal, at);
        const rise = (bridge / 2) * (0.6 - at);
        return (
          <path
            key={at}
            d={`M${written([width - x, y])}Q${written([middle, y - rise])} ${written([x, y])}`}
          />
        );
      })}
    </g>
  );
}
