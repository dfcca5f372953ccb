import { createManagerSystemNotice, updateManagerSystemNotice } from '@netloom/contract';
import type { Notice } from '@netloom/contract';
import type { FormInstance } from 'antd';
import { useCallMutation } from '../../../api/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { useDept } from '../../../session/index.ts';
import type { NoticeValues } from './noticeForm.ts';
import { refreshNotices } from './refreshNotices.ts';

interface StoreNotice {
  notice: Notice | null;
  form: FormInstance<NoticeValues>;
  onDone: () => void;
}

/** Stores what stands in the form, and sends it or keeps it as a draft. */
export function useStoreNotice({ notice, form, onDone }: StoreNotice) {
  const deptId = useDept((state) => state.deptId) ?? undefined;
  const options = {
    onSuccess: () => {
      refreshNotices();
      onDone();
    },
    onError: (error: Parameters<typeof showAtFields>[1]) => void showAtFields(form, error),
  };
  const create = useCallMutation(createManagerSystemNotice, options);
  const update = useCallMutation(updateManagerSystemNotice, options);

  async function store(send: boolean): Promise<void> {
    const values = await form.validateFields().catch(() => null);
    if (values === null) return;
    const { people, period, ...rest } = values;
    const fields = {
      ...rest,
      userIds: people.map(({ value }) => value),
      fromTime: period?.[0]?.toISOString() ?? null,
      untilTime: period?.[1]?.toISOString() ?? null,
      deptId: notice?.deptId ?? deptId,
    };
    if (notice === null) {
      create.mutate({ body: { ...fields, draft: !send, draftKey: 'notice:new' } });
      return;
    }
    const { systemNoticeId, revision, state } = notice;
    const action = send && state !== 'sent' ? ('send' as const) : undefined;
    update.mutate({ body: { systemNoticeId, change: { ...fields, revision }, action } });
  }
  return { store, isPending: create.isPending || update.isPending };
}
