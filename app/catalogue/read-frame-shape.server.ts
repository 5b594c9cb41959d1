import {frameShapes} from '~/shop/frame-shapes';
import type {FrameShape} from './frame-shape';

/**
 * The shape that a product's tags name; none if they name several. Tags rather than Shopify's category metafield
 * `shopify.eyewear-frame-design`: that one refers to other records, which would be one more connection in the query and
 * that a shop first has to publish.
 */
export function readFrameShape(tags: readonly string[]): FrameShape | undefined {
  const said = new Set(tags.map((tag) => tag.trim().toLowerCase().replaceAll('-', ' ')));
  const named = frameShapes.filter(({words}) => words.some((word) => said.has(word)));
  return named.length === 1 ? named[0]?.value : undefined;
}
