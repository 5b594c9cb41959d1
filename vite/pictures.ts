import sharp from 'sharp';
import type {Plugin} from 'vite';
import {builtinOutputFormats, imagetools, resolveConfigs} from 'vite-imagetools';

/** px; what phones load is not wider. */
const WIDE = 1100;

/**
 * The shop's own pictures in their sizes and formats. `&as=scene` gives what `&as=picture` does, and the picture's
 * average colour as `tone`, `#rrggbb`. `&wideQuality=` is the quality of those too wide for a phone.
 *
 * @param command a build compresses as much as possible; in development that would take minutes
 */
export function pictures(command: 'build' | 'serve'): Plugin[] {
  const encoded = imagetools({
    extendOutputFormats: (formats) => ({...formats, scene: builtinOutputFormats.picture}),
    resolveConfigs: (entries, formats) =>
      resolveConfigs(entries, formats).map(({wideQuality, ...config}) => ({
        ...config,
        ...(wideQuality && Number(config.w) > WIDE && {quality: wideQuality}),
        ...(command === 'serve' && {effort: 'min'}),
      })),
  });
  return [encoded, tones];
}

/** From the original: an encoding's average differs by a shade, and server and browser would not agree. */
const tones: Plugin = {
  name: 'picture-tones',
  transform: {
    filter: {id: /[?&]as=scene(?:&|$)/},
    async handler(code, id) {
      const [original] = id.split('?');
      const pixel = sharp(original).resize(1, 1, {fit: 'fill'}).removeAlpha().toColourspace('srgb');
      const tone = `#${(await pixel.raw().toBuffer()).toString('hex')}`;
      const picture = code.replace(/export default\s*/, 'const picture = ');
      return {code: `${picture}\nexport default {...picture, tone: '${tone}'};`, map: null};
    },
  },
};
