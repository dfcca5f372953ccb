import { useTranslation } from 'react-i18next';

/** A file in a menu; one with unsaved edits carries a dot. */
export function FileName({ path, isDirty }: { path: string; isDirty: boolean }) {
  return (
    <span className="nl-file-name">
      {path}
      {isDirty ? <DirtyMark /> : null}
    </span>
  );
}

/** A dot that says that there are unsaved edits. */
export function DirtyMark() {
  const { t } = useTranslation('document');
  return <i className="nl-file-dirty" title={t('unsaved')} />;
}
