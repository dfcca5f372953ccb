import type { TemplateEntry } from './template.ts';

/** A template in words. */
export function TemplateText({ template: { name, detail, text, figures } }: { template: TemplateEntry }) {
  return (
    <>
      <b>{name}</b>
      {detail === undefined ? null : <code>{detail}</code>}
      <span>{text}</span>
      {figures === undefined ? null : <small>{figures}</small>}
    </>
  );
}
