import { useEffect, useRef } from 'react';
import type { TemplateEntry } from './template.ts';
import { TemplateText } from './TemplateText.tsx';
import './document.css';

interface TemplateChoiceProps {
  /** Said to those who do not see the list. */
  label: string;
  templates: readonly TemplateEntry[];
  /** Id of the chosen one. */
  value: string;
  onChange: (id: string) => void;
}

/** What a new document can begin with, of which one is chosen. */
export function TemplateChoice({ label, templates, value, onChange }: TemplateChoiceProps) {
  const list = useRef<HTMLDivElement>(null);
  // The one that was chosen before the list was shown may lie below its edge.
  useEffect(() => {
    list.current?.querySelector('[data-chosen=true]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={list} className="nl-templates" role="radiogroup" aria-label={label}>
      {templates.map((template) => (
        <label key={template.id} data-chosen={template.id === value}>
          <input
            type="radio"
            name={label}
            checked={template.id === value}
            onChange={() => onChange(template.id)}
          />
          <div>
            <TemplateText template={template} />
          </div>
        </label>
      ))}
    </div>
  );
}
