import type {ReactNode} from 'react';
import {PageHead} from './page-head';

interface MessagePageProps {
  title: string;
  description: string;
  /** What the visitor can do next. */
  children: ReactNode;
}

/** A page that has nothing to show but a message and a way on: 404, a missing product, an error. */
export function MessagePage({title, description, children}: MessagePageProps) {
  return (
    <div className="shell flex min-h-[60vh] flex-col items-start justify-center gap-6 py-section">
      <PageHead title={title} hidden />
      <h1 className="max-w-[18ch] text-title">{title}</h1>
      <p className="max-w-text text-lg text-stone">{description}</p>
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  );
}
