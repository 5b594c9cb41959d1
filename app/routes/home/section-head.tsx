import type {ReactNode} from 'react';

interface SectionHeadProps {
  id: string;
  title: string;
  /** A link onwards, at the other end of the line. */
  children?: ReactNode;
}

/** The heading of a section that one looks through; those that tell something are larger. */
export function SectionHead({id, title, children}: SectionHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={id} className="text-name">
        {title}
      </h2>
      {children}
    </div>
  );
}
