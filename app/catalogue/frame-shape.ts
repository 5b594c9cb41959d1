import type {frameShapes} from '~/shop/frame-shapes';

/** The shape of a frame and its lenses. */
export type FrameShape = (typeof frameShapes)[number]['value'];
