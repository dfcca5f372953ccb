import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { deleteBranch, listBranches, saveBranch } from '@netloom/contract';
import type { BranchRow } from '@netloom/contract';
import { AutoComplete, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { useDeptId } from '../../../session/index.ts';

interface Draft {
  index?: number;
  name: string;
  description: string;
}

const EMPTY: Draft = { name: '', description: '' };
const refresh = () => void queryClient.invalidateQueries({ queryKey: callKey(listBranches) });

function useColumns(onEdit: ((row: BranchRow) => void) | undefined): Column<BranchRow>[] {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const remove = useCallMutation(deleteBranch, { onSuccess: refresh });
  const actions = (row: BranchRow) => (
    <>
      <RowAction label={t('branch.edit')} icon={<EditOutlined />} onClick={() => onEdit?.(row)} />
      <RowAction
        danger
        label={t('branch.delete')}
        icon={<DeleteOutlined />}
        onClick={() => remove.mutate({ body: { deptId, index: row.index } })}
      />
    </>
  );
  return [
    { key: 'index', title: t('branch.index'), width: 88, align: 'right', render: ({ index }) => index },
    {
      key: 'name',
      title: t('branch.name'),
      width: 150,
      place: 'heading',
      render: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'description',
      title: t('branch.description'),
      render: ({ description }) => <bdi>{description}</bdi>,
    },
    {
      key: 'commit',
      title: t('field.commitID'),
      width: 100,
      render: ({ commit }) => <code title={commit || t('branch.notInGit')}>{commit.slice(0, 9) || '–'}</code>,
    },
    {
      key: 'openBugs',
      title: t('branch.openBugs'),
      width: 90,
      align: 'right',
      render: ({ openBugs }) => openBugs,
    },
    ...(onEdit === undefined
      ? []
      : [{ key: 'actions', title: '', width: 84, place: 'actions' as const, render: actions }]),
  ];
}

interface EntryProps {
  rows: readonly BranchRow[];
  others: readonly string[];
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** Enters a branch, or changes one. */
function Entry({ rows, others, draft, onDraft }: EntryProps) {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const taken = rows.some(({ index, name }) => name === draft.name.trim() && index !== draft.index);
  const save = useCallMutation(saveBranch, {
    onSuccess: () => {
      onDraft(EMPTY);
      refresh();
    },
  });
  return (
    <form
      className="nl-bugs-entry"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ body: { deptId, ...draft } });
      }}
    >
      <AutoComplete
        aria-label={t('branch.name')}
        placeholder={t('branch.name')}
        status={taken ? 'error' : ''}
        value={draft.name}
        options={others.map((value) => ({ value }))}
        onChange={(name: string) => onDraft({ ...draft, name })}
      />
      <Input
        aria-label={t('branch.description')}
        placeholder={t('branch.description')}
        maxLength={2000}
        value={draft.description}
        onChange={({ target }) => onDraft({ ...draft, description: target.value })}
      />
      <Button
        type="primary"
        htmlType="submit"
        loading={save.isPending}
        disabled={draft.name.trim() === '' || taken}
      >
        {t(draft.index === undefined ? 'branch.add' : 'branch.save')}
      </Button>
      {taken ? <p role="alert">{t('branch.nameRule')}</p> : null}
    </form>
  );
}

/** The branches on which defects are followed; those of git that are not entered are offered. */
export function BranchesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const may = usePermissions().any('defect:triage');
  const [draft, setDraft] = useState(EMPTY);
  const query = useCall(listBranches, { query: { deptId } }, { staleTime: 0 });
  const columns = useColumns(
    may ? ({ index, name, description }) => setDraft({ index, name, description }) : undefined,
  );
  const { rows = [], others = [] } = query.data ?? {};
  return (
    <Modal open width={760} title={t('branch.title')} footer={null} onCancel={onClose}>
      <div className="nl-bugs-branches">
        <DataTable
          label={t('branch.title')}
          columns={columns}
          rows={rows}
          keyOf={({ index }) => index}
          query={query}
          empty={<p className="nl-dim">{t('branch.none')}</p>}
        />
      </div>
      {may ? <Entry {...{ rows, others, draft }} onDraft={setDraft} /> : null}
    </Modal>
  );
}
