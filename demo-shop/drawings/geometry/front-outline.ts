import {boundsOf, mirrored, offset, resample, soften} from './rings.ts';
import type {LensForm} from './lens-outlines.ts';
import {lensOutline} from './lens-outlines.ts';
import type {Point} from './vectors.ts';

/** A whole front, flat, in mm around the middle of the bridge; lens openings run counter-clockwise. */
export interface FrontOutline {
  outer: Point[];
  openings: [left: Point[], right: Point[]];
  /** Middle of the right lens. */
  lensMiddle: Point;
  /** Where the temple is hinged on the right side. */
  hinge: Point;
}

/**
 * @param rim width of the rim beside the lens, in mm
 * @param points how finely the outer edge is walked; the openings take half as many
 */
export function frontOutline(lens: LensForm, rim: number, points = 108): FrontOutline {
  const lensMiddle = {x: lens.bridge / 2 + lens.width / 2, y: 0};
  const opening = lensOutline(lens, Math.round(points / 2)).map(({x, y}) => ({
    x: x + lensMiddle.x,
    y: y + lensMiddle.y,
  }));
  const hingeHeight =
    lens.height * 0.29 + Math.max(0, lens.lift) * 0.8 + Math.min(0, lens.lift) * 0.4;

  const around = offset(resample(opening, 240), (point, normal) => {
    const brow = 0.35 * rim * Math.max(0, normal.y);
    const outside = point.x > lensMiddle.x ? 1 : 0;
    const endpiece =
      outside * 5.4 * Math.exp(-(((point.y - hingeHeight) / 5.2) ** 2)) * Math.max(0, normal.x);
    const upswept =
      outside * Math.max(0, lens.lift) * 0.34 * Math.max(0, (normal.x + normal.y) / 1.414) ** 4;
    return rim + brow + endpiece + upswept;
  });

  const top = lens.bridgeTop * (lens.height / 2);
  const bottom = lens.bridgeBottom * (lens.height / 2);
  const start = around.findIndex(({x, y}, index) => {
    const next = around[(index + 1) % around.length];
    return x < lensMiddle.x && next !== undefined && y > bottom && next.y <= bottom;
  });
  const turned = [...around.slice(start + 1), ...around.slice(0, start + 1)];
  const kept = turned.filter(({x, y}) => x >= lensMiddle.x || y < bottom || y > top);

  const half: Point[] = [
    {x: 0, y: bottom + lens.height * 0.05},
    {x: lens.bridge * 0.16, y: bottom + lens.height * 0.04},
    ...kept.filter(({x}) => x > 0.6),
    {x: lens.bridge * 0.2, y: top - 0.2},
  ];
  const whole = [...half, {x: 0, y: top - 0.6}, ...mirrored(half.slice(1))];
  const outer = soften(resample(whole, 300), 14);
  const box = boundsOf(outer);
  return {
    outer: resample(outer, points),
    openings: [mirrored(opening), opening],
    lensMiddle,
    hinge: {x: box.right - 2.2, y: hingeHeight},
  };
}
