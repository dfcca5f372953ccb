import { Input, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../parts/index.ts';
import { useOffer } from '../../../commands/useOffer.ts';
import { CatalogueFailed } from './CatalogueFailed.tsx';
import { CatalogueList } from './CatalogueList.tsx';
import { catalogueCommands } from './catalogueCommands.ts';
import { Dialogs } from './Dialogs.tsx';
import type { Dialog } from './Dialogs.tsx';
import { Path } from './Path.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useProtections } from './protectedPaths.ts';
import { UploadProgress } from './upload/UploadProgress.tsx';
import { useAskToRemove } from './useAskToRemove.tsx';
import { useCatalogueView } from './useCatalogueView.ts';
import type { CatalogueView } from './useCatalogueView.ts';
import { useDrop } from './useDrop.ts';
import { useFileActions } from './useFileActions.ts';
import { useOpenFile } from './useOpenFile.ts';

/** The files of a project, a folder at a time. */
export function Catalogue({ deptId }: { deptId: number }) {
  const { t } = useTranslation('catalogue');
  const mayEdit = usePermissions().any('design:edit');
  const view = useCatalogueView(deptId);
  const { folder, error, isPending, refetch, enter } = view;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const protections = useProtections(deptId);
  const actions = useFileActions(deptId);
  const remove = useAskToRemove(actions);
  const targets = { deptId, folder, chosen: view.chosen, mayEdit, show: setDialog, remove };
  useOffer(catalogueCommands, targets);
  const open = useOpenFile(deptId, enter, setDialog);
  const drop = useDrop(deptId, mayEdit, actions);
  return (
    <section
      className="nl-catalogue"
      aria-label={t('title')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, folder)}
    >
      <Toolbar targets={targets} />
      <Path folder={folder} onShow={enter} onDrop={drop} />
      <SearchField view={view} />
      <UploadProgress />
      {error ? (
        <CatalogueFailed
          error={error}
          onRetry={() => void refetch()}
          onRoot={folder === '' ? undefined : () => enter('')}
        />
      ) : isPending ? (
        <Spin className="nl-catalogue-wait" />
      ) : (
        <CatalogueList {...{ view, targets, protections }} onOpen={open} onDrop={drop} />
      )}
      <Count view={view} />
      <Dialogs {...{ deptId, dialog, protections, actions }} onClose={() => setDialog(null)} />
    </section>
  );
}

function SearchField({ view: { search, setSearch } }: { view: CatalogueView }) {
  const { t } = useTranslation('catalogue');
  return (
    <Input.Search
      className="nl-catalogue-search"
      size="small"
      allowClear
      maxLength={200}
      value={search}
      aria-label={t('search')}
      placeholder={t('search')}
      onChange={({ target }) => setSearch(target.value)}
    />
  );
}

/** How many files there are, and how many of them are chosen. */
function Count({ view: { rows, chosen } }: { view: CatalogueView }) {
  const { t } = useTranslation('catalogue');
  return (
    <footer aria-live="polite">
      {chosen.length > 0
        ? t('chosen', { count: chosen.length, total: rows.length })
        : t('count', { count: rows.length })}
    </footer>
  );
}
