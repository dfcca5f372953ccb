import type { Nodes, Parents } from 'mdast';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { References } from './References.tsx';
import { parseMarkdown } from './parse.ts';
import { hiddenHost, safeLink } from './safeLink.ts';
import './text.css';

const DEEPEST = 40;

/**
 * A Markdown text as elements: nothing of it becomes HTML, no picture of elsewhere is loaded, and a link leads where
 * it says.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const root = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className="nl-markdown" dir="auto">
      {root === null ? <p className="nl-markdown-plain">{text}</p> : children(root, 0)}
    </div>
  );
});

function children(node: Parents, depth: number): ReactNode[] {
  return node.children.map((child, at) => <Block key={at} node={child} depth={depth + 1} />);
}

function wordsOf(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

const holdsLink = (node: Parents) => node.children.some(({ type }) => type === 'image' || type === 'link');

function SafeLink({ url, words, inner }: { url: string; words: string; inner: ReactNode }) {
  const address = safeLink(url);
  if (address === null) return <>{inner}</>;
  if (address.startsWith('/')) return <Link to={address}>{inner}</Link>;
  const host = hiddenHost(words, address);
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer noopener nofollow" title={address}>
        {inner}
      </a>
      {host === '' ? null : <span className="nl-dim"> ({host})</span>}
    </>
  );
}

function Block({ node, depth }: { node: Nodes; depth: number }): ReactNode {
  if (depth > DEEPEST) return wordsOf(node);
  const inner = 'children' in node ? children(node, depth) : null;
  switch (node.type) {
    case 'text':
      return <References text={node.value} />;
    case 'paragraph':
      return <p>{inner}</p>;
    // A message has no headings of the page's outline.
    case 'heading':
      return <p className="nl-markdown-heading">{inner}</p>;
    case 'emphasis':
      return <em>{inner}</em>;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'delete':
      return <del>{inner}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre data-language={node.lang ?? undefined} tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'link':
      // A picture or an address in it would be a link in a link.
      return (
        <SafeLink url={node.url} words={wordsOf(node)} inner={holdsLink(node) ? wordsOf(node) : inner} />
      );
    case 'image':
      return <SafeLink url={node.url} words={node.alt ?? ''} inner={node.alt || node.url} />;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inner}</ol> : <ul>{inner}</ul>;
    case 'listItem':
      return <Item checked={node.checked ?? null}>{inner}</Item>;
    case 'blockquote':
      return <blockquote>{inner}</blockquote>;
    case 'thematicBreak':
      return <hr />;
    case 'break':
      return <br />;
    case 'html':
      return <span className="nl-markdown-plain">{node.value}</span>;
    case 'table':
      return <Table rows={node.children} depth={depth} />;
    default:
      return inner;
  }
}

/** Of a list; one of tasks is done or not. */
function Item({ checked, children: inner }: { checked: boolean | null; children: ReactNode }) {
  const box = checked === null ? null : checked ? '☑ ' : '☐ ';
  return (
    <li>
      {box}
      {inner}
    </li>
  );
}

function Table({ rows, depth }: { rows: Extract<Nodes, { type: 'table' }>['children']; depth: number }) {
  const [head, ...body] = rows;
  return (
    <div className="nl-markdown-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, at) => (
              <th key={at}>{children(cell, depth)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.children.map((cell, column) => (
                <td key={column}>{children(cell, depth)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
