import type {Plugin} from 'vite';
import {builtinOutputFormats, imagetools, resolveConfigs, type OutputFormat} from 'vite-imagetools';

/** `&as=scene`: all that `&as=picture` gives, and the average colour of the picture as `tone`, `#rrggbb`. */
const sceneFormat: OutputFormat = (parameters) => async (outputs) => {
  const picture: unknown = await builtinOutputFormats.picture(parameters)(outputs);
  const pixel = outputs[0]?.image.clone().resize(1, 1, {fit: 'fill'}).removeAlpha();
  const tone = (await pixel?.toColourspace('srgb').raw().toBuffer())?.toString('hex');
  return {...(picture as object), tone: `#${tone ?? ''}`};
};

/**
 * The shop's own pictures in their sizes and formats.
 *
 * @param command a build compresses as much as possible; in development that would take minutes
 */
export function pictures(command: 'build' | 'serve'): Plugin {
  return imagetools({
    extendOutputFormats: (formats) => ({...formats, scene: sceneFormat}),
    ...(command === 'serve' && {
      resolveConfigs: (entries, formats) =>
        resolveConfigs(entries, formats).map((config) => ({...config, effort: 'min'})),
    }),
  });
}
