import type {View} from '../../catalogue/types.ts';
import type {Viewpoint} from '../geometry/camera.ts';

export interface ViewPlan {
  viewpoint: Viewpoint;
  folded: boolean;
  /** Share of the picture's width that the subject fills. */
  fill: number;
  /** Where the subject's middle stands, as a share of the picture's height. */
  height: number;
  /** Where wall and floor meet, as a share of the picture's height. */
  horizon: number;
}

export const viewPlans: Record<View, ViewPlan> = {
  'three-quarter': {
    viewpoint: {yaw: -30, pitch: 10, distance: 460},
    folded: false,
    fill: 0.78,
    height: 0.52,
    horizon: 0.4,
  },
  'front': {
    viewpoint: {yaw: 0, pitch: 5, distance: 760},
    folded: false,
    fill: 0.77,
    height: 0.51,
    horizon: 0.42,
  },
  'side': {
    viewpoint: {yaw: -77, pitch: 6, distance: 760},
    folded: false,
    fill: 0.79,
    height: 0.52,
    horizon: 0.42,
  },
  'folded': {
    viewpoint: {yaw: 158, pitch: 24, distance: 620},
    folded: true,
    fill: 0.77,
    height: 0.52,
    horizon: 0.3,
  },
  'detail': {
    viewpoint: {yaw: -49, pitch: 9, distance: 900},
    folded: false,
    fill: 3,
    height: 0.5,
    horizon: 0.36,
  },
  'case': {
    viewpoint: {yaw: -16, pitch: 24, distance: 640},
    folded: true,
    fill: 0.8,
    height: 0.52,
    horizon: 0.3,
  },
};
