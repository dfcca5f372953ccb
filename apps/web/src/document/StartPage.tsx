import { LockOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentEntry } from './DocumentPicker.tsx';
import { recentKeys } from './recent.ts';
import type { TemplateEntry } from './template.ts';
import { TemplateText } from './TemplateText.tsx';
import './document.css';

interface StartAction {
  key: string;
  label: string;
  icon: ReactNode;
  run: () => void;
}

export interface StartPageProps {
  /** Of the kind of documents. */
  id: string;
  title: string;
  /** What such a document is for. */
  text: string;
  actions: readonly StartAction[];
  templates: readonly TemplateEntry[];
  entries: readonly DocumentEntry[];
  icon: ReactNode;
  /** Begins a document with the template that has this id. */
  onBegin: (template: string) => void;
  onOpen: (key: string) => void;
  /** Below the lists: what else one can begin from. */
  children?: ReactNode;
}

/** Nothing is open: says what the screen makes, begins a document, and offers those that there are. */
export function StartPage(props: StartPageProps) {
  const { id, title, text, actions, templates, entries, icon, onBegin, onOpen, children } = props;
  const { t } = useTranslation('document');
  const recent = recentKeys(id).flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  const others = entries.filter((entry) => !recent.includes(entry));
  const lists: [string, readonly DocumentEntry[]][] = [
    ['list.recent', recent],
    ['list.project', others.filter(({ isReadOnly }) => !isReadOnly)],
    ['list.library', others.filter(({ isReadOnly }) => isReadOnly)],
  ];
  return (
    <div className="nl-start">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="nl-start-actions">
        {actions.map(({ key, label, icon: sign, run }, index) => (
          <Button key={key} type={index === 0 ? 'primary' : 'default'} icon={sign} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
      <Templates templates={templates} onBegin={onBegin} />
      {lists.map(([name, list]) =>
        list.length === 0 ? null : (
          <section key={name}>
            <h3>{t(name)}</h3>
            <ul>
              {list.map((entry) => (
                <Entry key={entry.key} entry={entry} icon={icon} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        ),
      )}
      {children}
    </div>
  );
}

function Templates({ templates, onBegin }: Pick<StartPageProps, 'templates' | 'onBegin'>) {
  const { t } = useTranslation('document');
  if (templates.length === 0) return null;
  return (
    <section>
      <h3>{t('list.templates')}</h3>
      <div className="nl-templates nl-start-templates">
        {templates.map((template) => (
          <button key={template.id} type="button" onClick={() => onBegin(template.id)}>
            <TemplateText template={template} />
          </button>
        ))}
      </div>
    </section>
  );
}

interface EntryProps {
  entry: DocumentEntry;
  icon: ReactNode;
  onOpen: (key: string) => void;
}

function Entry({ entry: { key, name, detail, isReadOnly, isGenerated }, icon, onOpen }: EntryProps) {
  const { t } = useTranslation('document');
  return (
    <li>
      <button type="button" onClick={() => onOpen(key)}>
        {isReadOnly ? <LockOutlined /> : icon}
        <b>{name}</b>
        {detail === undefined ? null : <code>{detail}</code>}
        {isGenerated ? (
          <Tag color="success" variant="filled">
            {t('list.generated')}
          </Tag>
        ) : null}
      </button>
    </li>
  );
}
