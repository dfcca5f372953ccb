import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../../session/index.ts';
import { GeneratedFiles, useGenerated } from '../../../design/generation/index.ts';
import { cores } from '../files/cores.ts';
import type { OpenCore } from '../files/cores.ts';
import { generateIntoProject } from '../files/generate.ts';
import { useUi } from '../store/uiStore.ts';

/** The files that the options generate; the one that is shown stays when the core is called otherwise. */
export function FilesTab({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const deptId = useDeptId();
  const generated = useGenerated(cores);
  const chosen = useUi((state) => state.file);
  const { name } = open.document;
  return (
    <GeneratedFiles
      generated={generated}
      chosen={chosen?.replace('{name}', name)}
      onChoose={(file) => useUi.setState({ file: file.replace(name, '{name}') })}
      onGenerate={() => generateIntoProject(deptId)}
      none={<p className="nl-core-hint">{t('files.broken')}</p>}
    />
  );
}
