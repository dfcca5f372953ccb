import { ImportOutlined } from '@ant-design/icons';
import type { SocModule } from '@netloom/contract';
import { Button, Input } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Later } from '../../../../parts/Later.tsx';
import { openDialog } from '../store/uiStore.ts';
import { PaletteTree } from './PaletteTree.tsx';

/** The blocks that can be placed, by category; searched by title, VLNV and module. */
export const PalettePanel = memo(function PalettePanel({ modules }: { modules: SocModule[] }) {
  const { t } = useTranslation('soc');
  const [text, setText] = useState('');
  return (
    <aside className="nl-soc-palette" aria-label={t('panel.palette')}>
      <header>
        <Input.Search
          allowClear
          placeholder={t('palette.search')}
          aria-label={t('palette.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </header>
      <div className="nl-soc-tree">
        <Later>
          <PaletteTree modules={modules} text={text} />
        </Later>
      </div>
      <footer>
        <Button block icon={<ImportOutlined aria-hidden />} onClick={() => openDialog('import')}>
          {t('palette.import')}
        </Button>
      </footer>
    </aside>
  );
});
