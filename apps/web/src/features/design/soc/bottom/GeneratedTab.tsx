import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GeneratedFiles, useGenerated } from '../../generation/index.ts';
import { designs } from '../files/designs.ts';
import { generate } from '../files/generate.ts';
import { showBottom } from '../store/uiStore.ts';

/** RTL, file list and testbench of the design as it is now. */
export default function GeneratedTab() {
  const { t } = useTranslation('soc');
  const generated = useGenerated(designs);
  const [chosen, choose] = useState<string>();
  return (
    <GeneratedFiles
      generated={generated}
      chosen={chosen}
      onChoose={choose}
      onGenerate={generate}
      none={
        <p className="nl-soc-hint">
          {t('generated.none')}{' '}
          <Button size="small" onClick={() => showBottom('problems')}>
            {t('generated.problems')}
          </Button>
        </p>
      }
    />
  );
}
