import type { PageHit } from '#api/page-search.ts';
import { Marked } from './Marked.tsx';

/** A page, and its chapters where it has some that match. */
export function PageResult({ page: { title, url, excerpt, chapters } }: { page: PageHit }) {
  return (
    <li className="border-line border-b px-5 py-4 last:border-b-0">
      <a href={url} className="font-semibold no-underline hover:underline">
        {title}
      </a>
      {chapters.length === 0 && (
        <p className="mt-1 line-clamp-4 text-sm wrap-anywhere">
          <Marked parts={excerpt} />
        </p>
      )}
      {chapters.map((chapter) => (
        <div key={chapter.url} className="mt-2 border-line border-l-2 ps-3">
          <a href={chapter.url} className="text-sm no-underline hover:underline">
            {chapter.title}
          </a>
          <p className="line-clamp-3 text-muted text-sm wrap-anywhere">
            <Marked parts={chapter.excerpt} />
          </p>
        </div>
      ))}
    </li>
  );
}
