import type {ReactNode} from 'react';
import {PageHead} from './page-head';

interface MessagePageProps {
  title: string;
  description: string;
  picture?: ReactNode;
  /** What the visitor can do next. */
  children: ReactNode;
}

export function MessagePage({title, description, picture, children}: MessagePageProps) {
  return (
    <div
      className={`shell min-h-[60vh] gap-x-16 py-section ${picture ? 'grid items-center gap-y-10 md:grid-cols-2' : 'flex items-center'}`}
    >
      <PageHead title={title} hidden />
      <div className="flex flex-col items-start gap-6">
        <h1 className="max-w-[18ch] text-title">{title}</h1>
        <p className="text-lead">{description}</p>
        <div className="flex flex-wrap gap-4">{children}</div>
      </div>
      {picture}
    </div>
  );
}
