import {existsSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {paperPicture} from './paper-picture.ts';

/** Pictures of the storefront's pages that are photographs of products, with their sources. */
const sources: Readonly<Record<string, string>> = {
  'app/shop/pictures/carbon-hinge.jpg': 'hybrid-atom-detail.webp',
  'app/shop/pictures/titanium.jpg': 'titan-sula-detail.webp',
  'app/shop/pictures/colour.jpg': 'mood-dis-detail.webp',
  'app/shop/pictures/recycled-paper.jpg': 'revision-flak-paper-detail.webp',
  'app/shop/pictures/wood.jpg': 'eyewood-rowan-detail.webp',
  'app/shop/pictures/folded.jpg': 'mood-skym-folded.webp',
  'app/shop/pictures/reviews/lom.jpg': 'titan-lom-front.webp',
  'app/shop/pictures/reviews/rowan.jpg': 'eyewood-rowan-front.webp',
  'app/shop/pictures/reviews/skarv.jpg': 'skarv-carbon-fiber-sunglasses-front.webp',
};

/** @param root the project's folder; the picture of link previews is a crop of the home page's hero */
export async function cutPagePictures(photographs: string, root: string): Promise<void> {
  for (const [target, source] of Object.entries(sources)) {
    const file = path.join(photographs, source);
    if (!existsSync(file)) continue;
    // Of a close-up, without the scrap of a bridge or a nose pad at its right edge.
    const cut = source.endsWith('-detail.webp') ? 96 : 0;
    await sharp(file)
      .resize(1200)
      .extract({left: 0, top: (cut * 5) / 8, width: 1200 - cut, height: 1500 - (cut * 5) / 4})
      .jpeg({quality: 88, mozjpeg: true})
      .toFile(path.join(root, target));
  }
  const paper = await paperPicture(photographs);
  await paper
    .jpeg({quality: 88, mozjpeg: true})
    .toFile(path.join(root, 'app/shop/pictures/paper.jpg'));
  await sharp(path.join(root, 'app/shop/pictures/hero.jpg'))
    .extract({left: 500, top: 330, width: 1800, height: 945})
    .resize(1200, 630)
    .jpeg({quality: 85, mozjpeg: true})
    .toFile(path.join(root, 'app/shop/pictures/shared-link.jpg'));
}
