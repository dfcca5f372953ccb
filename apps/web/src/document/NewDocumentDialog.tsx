import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplateChoice } from './TemplateChoice.tsx';
import type { TemplateEntry } from './template.ts';
import './document.css';

interface NewDocumentDialogProps {
  title: string;
  name: string;
  onName: (name: string) => void;
  /** Stands behind the name: how the files end. */
  suffix?: string;
  /** Said below the name while nothing stands against it, such as where the document will lie. */
  hint: string;
  /** Why it cannot be made so. */
  problem: string | undefined;
  /** What it can begin with; left out where that is one thing only. */
  templates?: readonly TemplateEntry[];
  /** What the templates are, where they are no templates. */
  from?: string;
  /** Id of the chosen template. */
  template?: string;
  onTemplate?: (id: string) => void;
  isBusy?: boolean;
  /** Below all, such as a picture of what is chosen. */
  children?: ReactNode;
  onCreate: () => void;
  onCancel: () => void;
}

/** Asks for the name of a new document and what it begins with. Nothing is said against a name that is not begun. */
export function NewDocumentDialog(props: NewDocumentDialogProps) {
  const { title, name, onName, suffix, hint, problem, isBusy, children, onCreate, onCancel } = props;
  const { t } = useTranslation('document');
  const create = () => problem === undefined && !isBusy && onCreate();
  const isWrong = name !== '' && problem !== undefined;
  return (
    <Modal
      open
      width="min(680px, 96vw)"
      title={title}
      okText={t('new.create')}
      okButtonProps={{ disabled: problem !== undefined, loading: isBusy ?? false }}
      onOk={create}
      onCancel={onCancel}
    >
      <Form layout="vertical" onFinish={create}>
        <Form.Item
          label={t('new.name')}
          htmlFor="newDocumentName"
          help={isWrong ? problem : hint}
          validateStatus={isWrong ? 'error' : ''}
        >
          <Input
            id="newDocumentName"
            className="nl-doc-name"
            autoFocus
            spellCheck={false}
            suffix={suffix}
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        </Form.Item>
        <Templates {...props} />
        {children}
      </Form>
    </Modal>
  );
}

function Templates({ templates, from, template, onTemplate }: NewDocumentDialogProps) {
  const { t } = useTranslation('document');
  if (templates === undefined) return null;
  const label = from ?? t('new.from');
  return (
    <Form.Item label={label}>
      <TemplateChoice
        label={label}
        templates={templates}
        value={template ?? ''}
        onChange={(id) => onTemplate?.(id)}
      />
    </Form.Item>
  );
}
