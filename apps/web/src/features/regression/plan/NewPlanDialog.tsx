import { RegressName, regressKind } from '@netloom/model/regression';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewDocumentDialog } from '../../../document/index.ts';
import { pathOfNew, plans } from './plans.ts';

/** Asks for the name of a plan, and begins one. */
export function NewPlanDialog({ paths, onClose }: { paths: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('regressionPlan');
  const [name, setName] = useState('nightly');
  const path = pathOfNew(name);
  const taken = paths.includes(path) || plans.get(path) !== undefined;
  const wrong = RegressName.safeParse(name).success ? undefined : t('name.rule');
  return (
    <NewDocumentDialog
      title={t('new')}
      name={name}
      onName={setName}
      hint={path}
      problem={taken ? t('name.taken') : wrong}
      onCreate={() => {
        plans.openNew(path, regressKind.templates![0]!.make(name), undefined);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
