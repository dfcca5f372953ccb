import type { CoreRow } from '@netloom/contract';
import { PointName, pointsKind } from '@netloom/core/special';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewDocumentDialog } from '../../../document/index.ts';
import { pathOfNew, pointTables } from './pointTables.ts';

interface NewTableDialogProps {
  paths: readonly string[];
  cores: readonly CoreRow[];
  onClose: () => void;
}

/** Asks for the name of a table, and begins one for the first core. */
export function NewTableDialog({ paths, cores, onClose }: NewTableDialogProps) {
  const { t } = useTranslation('corePoints');
  const [name, setName] = useState('corners');
  const path = pathOfNew(name);
  const taken = paths.includes(path) || pointTables.get(path) !== undefined;
  const wrong = PointName.safeParse(name).success ? undefined : t('name.rule');
  return (
    <NewDocumentDialog
      title={t('new')}
      name={name}
      onName={setName}
      hint={path}
      problem={taken ? t('name.taken') : wrong}
      onCreate={() => {
        const table = pointsKind.templates![0]!.make(name);
        pointTables.openNew(path, { ...table, core: cores[0]?.path ?? '' }, undefined);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
