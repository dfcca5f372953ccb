import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useShellSession } from '../../../shell/SessionContext.ts';
import { boxOf } from './boxes.ts';

interface FormDraft {
  /** Keeps what stands in the form now. */
  keep: () => void;
  done: () => void;
}

/** Fields of a form as one draft, which fills the form once it has been read; without a key nothing is kept. */
export function useFormDraft<Values extends object>(
  key: string | null,
  form: FormInstance<Values>,
  fields: readonly (keyof Values & string)[],
): FormDraft {
  const { user } = useShellSession();
  const typed = useRef(false);
  const { userId } = user;
  useEffect(() => {
    if (key === null) return undefined;
    const box = boxOf(userId, key);
    const fill = () => {
      if (box.loaded && !typed.current) form.setFieldsValue(read(box.text) as never);
    };
    fill();
    return box.subscribe(fill);
  }, [key, userId, form]);
  return {
    keep() {
      if (key === null) return;
      typed.current = true;
      const values = fields.map((field) => [field, form.getFieldValue(field as never) as unknown] as const);
      const filled = values.filter(([, value]) => value !== undefined && value !== '');
      boxOf(userId, key).change(filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled)));
    },
    done() {
      typed.current = false;
      if (key !== null) boxOf(userId, key).done();
    },
  };
}

function read(text: string): object {
  try {
    return text === '' ? {} : (JSON.parse(text) as object);
  } catch {
    return {};
  }
}
