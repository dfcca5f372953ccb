import type { Diagnostic } from '@netloom/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../diagnostics/useSaid.ts';
import { NewDocumentDialog, freeName } from '../../../document/index.ts';
import type { TemplateEntry } from '../../../document/index.ts';
import type { BlockShelf } from './blockShelf.ts';

const NAME = /^[A-Za-z_]\w{0,39}$/;

interface NewBlockDialogProps<Doc extends { name: string }> {
  shelf: BlockShelf<Doc>;
  title: string;
  /** Begins the name that is proposed. */
  stem: string;
  /** Names of the documents that the project has. */
  names: readonly string[];
  templates: readonly TemplateEntry[];
  /** The template that is chosen first. */
  first: string;
  /** What forbids a name, of all that is wrong with a document. */
  refusalOf: (document: Doc) => Diagnostic | undefined;
  onClose: () => void;
}

/** Asks for a name and a template of a document that makes a block. */
export function NewBlockDialog<Doc extends { name: string }>(props: NewBlockDialogProps<Doc>) {
  const { shelf, title, stem, names, templates, first, refusalOf, onClose } = props;
  const { documents, kind, pathOfNew } = shelf;
  const { t } = useTranslation('document');
  const say = useSaid();
  const [template, setTemplate] = useState(first);
  const [name, setName] = useState(() => freeName(stem, names));
  const document = kind.templates!.find(({ id }) => id === template)!.make(name);
  const refusal = NAME.test(name) ? refusalOf(document) : undefined;
  const isTaken = names.includes(name) || documents.get(pathOfNew(name)) !== undefined;
  const wrong = NAME.test(name) ? refusal && say(refusal) : t('new.rule');
  return (
    <NewDocumentDialog
      title={title}
      name={name}
      onName={setName}
      hint={t('new.rule')}
      problem={isTaken ? t('new.taken') : wrong}
      templates={templates}
      template={template}
      onTemplate={setTemplate}
      onCreate={() => {
        documents.openNew(pathOfNew(name), document, undefined);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
