import {crops, type Crop} from './rendition.ts';
import {formats, type Format} from './format.ts';

/** The parameters of a picture's URL, all optional. */
export interface Parameters {
  width?: number;
  height?: number;
  crop?: Crop;
  format?: Format;
}

/** The largest length that Shopify's CDN takes, px. */
const longest = 5760;

/** Ignores unknown parameters, such as a version, like the CDN. */
export function readParameters(query: URLSearchParams): Parameters | {error: string} {
  const parameters: Parameters = {};
  for (const name of ['width', 'height'] as const) {
    const text = query.get(name);
    if (text === null) continue;
    const length = Number(text);
    if (!/^\d+$/.test(text) || length < 1 || length > longest) {
      return {error: `The parameter ${name} must be a whole number from 1 to ${longest}.`};
    }
    parameters[name] = length;
  }
  const crop = query.get('crop');
  if (crop !== null) {
    const known = crops.find((name) => name === crop);
    if (!known) return {error: `The parameter crop must be one of ${crops.join(', ')}.`};
    parameters.crop = known;
  }
  const format = query.get('format');
  if (format !== null) {
    const known = formats.find((name) => name === format);
    if (!known) return {error: `The parameter format must be one of ${formats.join(', ')}.`};
    parameters.format = known;
  }
  return parameters;
}
