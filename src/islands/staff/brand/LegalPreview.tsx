import type { LegalBlock, LegalRun } from '#contract/brand/legal.ts';
import { legalBlocks } from '#domain/legal/legal-blocks.ts';

function Run({ run: { text, bold, href } }: { run: LegalRun }) {
  const words = <span className="whitespace-pre-line">{text}</span>;
  if (bold) return <strong>{words}</strong>;
  return href ? <a href={href}>{words}</a> : words;
}

const Runs = ({ runs }: { runs: readonly LegalRun[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their places
  runs.map((run, index) => <Run key={index} run={run} />);

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'heading')
    return block.level === 2 ? (
      <h3>
        <Runs runs={block.runs} />
      </h3>
    ) : (
      <h4>
        <Runs runs={block.runs} />
      </h4>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  if (block.kind === 'list') {
    const items = block.items.map((runs, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items of a text keep their places
      <li key={index}>
        <Runs runs={runs} />
      </li>
    ));
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  return (
    <div className="overflow-x-auto">
      <table>
        <thead>
          <tr>
            {block.head.map((runs, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
              <th key={index}>
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
            <tr key={row}>
              {cells.map((runs, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
                <td key={index}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A legal text as its page will show it. */
export const LegalPreview = ({ body }: { body: string }) => (
  <div className="prose max-w-none!">
    {legalBlocks(body).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their places
      <Block key={index} block={block} />
    ))}
  </div>
);
