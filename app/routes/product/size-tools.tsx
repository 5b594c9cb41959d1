import {useState} from 'react';
import type {FrameShape} from '~/catalogue/frame-shape';
import type {Measurements} from '~/catalogue/measurements';
import {useLanguage} from '~/i18n/language-provider';
import type {Widths} from '~/sizes/comparison';
import {earlyPress} from '~/ui/early-press';
import {usePart} from '~/ui/use-part';
import {Front} from './front';

// Loaded when a visitor opens them.
const loadForm = () =>
  import('~/sizes/own-pair-form.client').then(({OwnPairForm}) => ({default: OwnPairForm}));
const loadTrueSize = () =>
  import('~/sizes/true-size.client').then(({TrueSize}) => ({default: TrueSize}));

const press = 'link inline-flex min-h-11 items-center';

interface SizeToolsProps {
  measurements: Measurements;
  /** To compare with the visitor's own pair; empty if the shop does not state them. */
  widths: Widths;
  shape: FrameShape | undefined;
}

/** Ways to check whether a pair fits: compared with the visitor's own, and in true size on the screen. */
export function SizeTools({measurements, widths, shape}: SizeToolsProps) {
  const {t} = useLanguage();
  const {Part: Form, want: wantForm} = usePart(loadForm, t('error.part'));
  const {Part: TrueSize, want: wantTrueSize} = usePart(loadTrueSize, t('error.part'));
  const [isComparing, setComparing] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const {frontWidth, frontHeight} = measurements;
  if (frontWidth === undefined) return null;
  return (
    <div className="mt-4 max-w-text print:hidden">
      <div className="flex flex-wrap gap-x-6">
        {frontHeight !== undefined && (
          <button
            {...earlyPress('true size')}
            type="button"
            aria-haspopup="dialog"
            onClick={() => wantTrueSize(() => setLarge(true))}
            className={press}
          >
            {t('product.trueSize')}
          </button>
        )}
        {widths.frontWidth !== undefined && (
          <button
            {...earlyPress('compare sizes')}
            type="button"
            aria-expanded={isComparing}
            onClick={() => wantForm(() => setComparing(!isComparing))}
            className={press}
          >
            {t('product.compare')}
          </button>
        )}
      </div>
      {isComparing && Form && <Form widths={widths} />}
      {isLarge && TrueSize && frontHeight !== undefined && (
        <TrueSize width={frontWidth} height={frontHeight} onClose={() => setLarge(false)}>
          <Front
            width={frontWidth}
            height={frontHeight}
            measurements={measurements}
            shape={shape}
          />
        </TrueSize>
      )}
    </div>
  );
}
