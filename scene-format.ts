import {builtinOutputFormats, type OutputFormat} from 'vite-imagetools';

/** `&as=scene`: all that `&as=picture` gives, and the average colour of the picture as `tone`, `#rrggbb`. */
export const sceneFormat: OutputFormat = (parameters) => async (outputs) => {
  const picture: unknown = await builtinOutputFormats.picture(parameters)(outputs);
  const pixel = outputs[0]?.image.clone().resize(1, 1, {fit: 'fill'}).removeAlpha();
  const tone = (await pixel?.toColourspace('srgb').raw().toBuffer())?.toString('hex');
  return {...(picture as object), tone: `#${tone ?? ''}`};
};
