import type {Look, View} from '../catalogue/types.ts';
import {createCamera, type Camera} from './geometry/camera.ts';
import {boundsOf} from './geometry/rings.ts';
import type {Point3} from './geometry/vectors.ts';
import {looseLenses} from './parts/loose-lenses.ts';
import {pair, type Subject} from './parts/pair.ts';
import {backdrop, toneOf} from './scene/backdrop.ts';
import {feltCase} from './scene/case.ts';
import {shadow} from './scene/shadow.ts';
import {viewPlans, type ViewPlan} from './scene/views.ts';
import {createSketch, pictureHeight, pictureWidth} from './sketch.ts';

/** Changes whenever the drawings do, so that pictures made by older code are not served again. */
export const drawingsVersion = '2';

/**
 * Draws a product: a complete SVG of 1200 × 1500 px, the same for the same words.
 * @param seed tells apart two pieces of the same look: their grain, flakes and clouds differ
 */
export function drawPicture(look: Look, view: View, seed: string): string {
  const sketch = createSketch(`${seed}/${look.material}`);
  const plan = viewPlans[view];
  const tone = toneOf(look);
  const loose = look.shape === 'lenses';
  const subject = loose
    ? looseLenses(look, view)
    : pair(look, {folded: plan.folded, near: view === 'detail'});
  const box =
    view === 'case'
      ? feltCase(subject.floor, {x: 4, z: loose ? -70 : -74}, look.small ? 0.86 : 1)
      : undefined;
  const scene: Subject = box
    ? {...subject, silhouettes: [box.silhouette, ...subject.silhouettes]}
    : subject;
  const camera = view === 'detail' ? closeUp(plan, subject, loose) : frame(plan, scene, look);

  const painted =
    backdrop(sketch, tone, plan.horizon) +
    shadow(sketch, camera, scene, tone.shadow) +
    (box?.paint(sketch, camera) ?? '') +
    subject.paint(sketch, camera);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><defs>${sketch.definitions()}</defs>${painted}</svg>`;
}

/** Sets the camera so that the subject fills its share of the picture and stands in its middle. */
function frame(plan: ViewPlan, subject: Subject, look: Look): Camera {
  const trial = createCamera(plan.viewpoint, {scale: 1, middle: {x: 0, y: 0}});
  const box = boundsOf(subject.silhouettes.flat().map(trial.project));
  const share = plan.fill * (look.small ? 0.86 : 1) * (look.shape === 'lenses' ? 0.86 : 1);
  const scale = Math.min(
    (share * pictureWidth) / (box.right - box.left),
    (0.62 * pictureHeight) / (box.top - box.bottom),
  );
  return createCamera(plan.viewpoint, {
    scale,
    middle: {
      x: pictureWidth / 2 - ((box.left + box.right) / 2) * scale,
      y: pictureHeight * plan.height - ((box.bottom + box.top) / 2) * scale,
    },
  });
}

/** Goes near: the hinge, a part of the front and the first third of the temple. */
function closeUp(plan: ViewPlan, subject: Subject, loose: boolean): Camera {
  const scale = loose ? 18 : 17.5;
  const trial = createCamera(plan.viewpoint, {scale, middle: {x: 0, y: 0}});
  const focus: Point3 = subject.hinge;
  const at = trial.project(focus);
  return createCamera(plan.viewpoint, {
    scale,
    middle: {x: pictureWidth * (loose ? 0.45 : 0.62) - at.x, y: pictureHeight * 0.46 - at.y},
  });
}
