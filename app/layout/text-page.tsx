import type {ReactNode} from 'react';
import type {PageText, TextSection} from '~/i18n/copy';
import {useLanguage} from '~/i18n/language-provider';
import {PlainLink} from '~/ui/link';
import {PageHead} from './page-head';
import {Prose} from './prose';
import {filledSections} from './filled-blocks';

/** What a page adds to sections of its text, by section id. */
type Extras = Readonly<Record<string, ReactNode>>;

interface TextPageProps {
  page: PageText;
  extras?: Extras;
  /** The most wanted information, under the lead. */
  action?: ReactNode;
}

/** Number of sections from which a table of contents helps. */
const LONG = 5;

/** A page to read: terms, returns, questions. Prints without header and footer. */
export function TextPage({page, extras, action}: TextPageProps) {
  const {pick, t} = useLanguage();
  const {title, heading = title, description, lead, updated} = page;
  const sections = filledSections(page.sections, useLanguage(), extras);
  const contents = sections.filter(({unlisted}) => !unlisted);
  return (
    <div className="shell pt-10 pb-section print:max-w-none print:p-0">
      <PageHead title={pick(title)} description={pick(description)} />
      <h1 className="max-w-[16ch] text-display wrap-break-word hyphens-auto print:max-w-none print:text-title">
        {pick(heading)}
      </h1>
      <p className="mt-6 text-lead">{pick(lead)}</p>
      {updated && (
        <p className="mt-3 text-sm text-stone">{t('page.updated', {date: pick(updated)})}</p>
      )}
      {action && <p className="mt-8 print:hidden">{action}</p>}
      {contents.length >= LONG && <Contents contents={contents} />}
      <div className="mt-12 md:mt-16">
        <PageSections sections={sections} extras={extras} />
      </div>
    </div>
  );
}

interface PageSectionsProps {
  sections: readonly TextSection[];
  extras?: Extras | undefined;
}

/** Headings on the left, text on the right; stacked on phones. */
export function PageSections({sections, extras}: PageSectionsProps) {
  const {language, pick} = useLanguage();
  return sections.map(({id, title, blocks}) => (
    <section
      key={id}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="outline-none grid gap-x-12 gap-y-4 border-t border-line py-8 md:py-12 lg:grid-cols-[1fr_2fr] print:block print:py-4"
    >
      <h2
        id={`${id}-title`}
        className="text-heading hyphens-auto print:mb-2 print:break-after-avoid"
      >
        {pick(title)}
      </h2>
      <div className="min-w-0">
        {blocks[language].length > 0 && <Prose blocks={blocks} />}
        {extras?.[id]}
      </div>
    </section>
  ));
}

function Contents({contents}: {contents: readonly TextSection[]}) {
  const {pick, t} = useLanguage();
  return (
    <nav aria-label={t('page.contents')} className="mt-10 print:hidden">
      <ul className="gap-x-10 sm:columns-2 lg:columns-3">
        {contents.map(({id, title}) => (
          <li key={id} className="break-inside-avoid">
            <PlainLink
              to={`#${id}`}
              className="inline-flex min-h-11 items-center underline decoration-line decoration-1 underline-offset-4 hover:decoration-current active:text-stone"
            >
              {pick(title)}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
