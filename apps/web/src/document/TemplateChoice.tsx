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
  return (
    <div className="nl-templates" role="radiogroup" aria-label={label}>
      {templates.map((template) => (
        <label key={template.id} data-chosen={template.id === value}>
          <input
            type="radio"
            name={label}
            checked={template.id === value}
            onChange={() => onChange(template.id)}
          />
          <TemplateText template={template} />
        </label>
      ))}
    </div>
  );
}
