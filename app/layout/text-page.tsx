import type {ReactNode} from 'react';
import {Link} from 'react-router';
import type {TextSection} from '~/i18n/copy';
import {useLanguage} from '~/i18n/language-provider';
import type {LocalizedText} from '~/i18n/languages';
import {PageHead} from './page-head';
import {Prose} from './prose';
import {toldSections} from './told-blocks';

type Anchor = Pick<TextSection, 'id' | 'title'>;

interface TextPageProps {
  title: LocalizedText;
  description: LocalizedText;
  lead: LocalizedText;
  /** Month of the last change, for texts that people may want to hold the shop to. */
  updated?: LocalizedText;
  sections?: readonly TextSection[];
  /** Anchors of what the page shows after its sections. */
  more?: readonly Anchor[];
  /** What most come for, under the lead. */
  action?: ReactNode;
  /** Before and after the sections. */
  first?: ReactNode;
  children?: ReactNode;
}

/** Sections from which a list of contents is of help. */
const LONG = 5;

/** A page to read: terms, returns, questions. Printed, it comes without the shop around it. */
export function TextPage({
  title,
  description,
  lead,
  updated,
  sections = [],
  more = [],
  action,
  first,
  children,
}: TextPageProps) {
  const {fill, knows, language, pick, t} = useLanguage();
  const told = toldSections(sections, language, {fill, knows});
  const contents = [...told, ...more];
  return (
    <div className="shell pt-10 pb-section print:max-w-none print:p-0">
      <PageHead title={pick(title)} description={pick(description)} />
      <h1 className="max-w-[16ch] text-display wrap-break-word hyphens-auto print:max-w-none print:text-title">
        {pick(title)}
      </h1>
      <p className="mt-6 max-w-[56ch] text-xl text-stone">{pick(lead)}</p>
      {updated && (
        <p className="mt-3 text-sm text-stone">{t('page.updated', {date: pick(updated)})}</p>
      )}
      {action && <p className="mt-8 print:hidden">{action}</p>}
      {contents.length >= LONG && <Contents contents={contents} />}
      <div className="mt-12 md:mt-16">
        {first}
        {told.map(({id, title, blocks}) => (
          <PageSection key={id} id={id} title={pick(title)}>
            <Prose blocks={blocks} />
          </PageSection>
        ))}
        {children}
      </div>
    </div>
  );
}

/** A heading to the left, what it is about to the right; on phones one above the other. */
export function PageSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="outline-none grid gap-x-12 gap-y-4 border-t border-line py-8 md:py-12 lg:grid-cols-[1fr_2fr] print:block print:py-4"
    >
      <h2
        id={`${id}-title`}
        className="text-heading hyphens-auto print:mb-2 print:break-after-avoid"
      >
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Contents({contents}: {contents: readonly Anchor[]}) {
  const {pick, t} = useLanguage();
  return (
    <nav aria-label={t('page.contents')} className="mt-10 print:hidden">
      <ul className="gap-x-10 sm:columns-2 lg:columns-3">
        {contents.map(({id, title}) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={`#${id}`}
              className="inline-flex min-h-11 items-center underline decoration-line decoration-1 underline-offset-4 hover:decoration-current active:text-stone"
            >
              {pick(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
