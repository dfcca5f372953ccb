import type { FormInstance } from 'antd';
import type { ApiError } from '../../api/index.ts';

interface FieldProblem {
  field: string;
  text: string;
}

interface Issues {
  issues?: { path: string; message: string }[];
}

/** What a refusal says of single fields: its list of issues, or a text that begins with a field's name. */
export function fieldProblems({ data, msg }: Pick<ApiError, 'data' | 'msg'>): FieldProblem[] {
  const { issues } = (data ?? {}) as Issues;
  const named = /^([\w.]+): (.+)$/s.exec(msg);
  const found = issues ?? (named ? [{ path: named[1]!, message: named[2]! }] : []);
  return found.map(({ path, message }) => ({ field: path.replace(/^(body|query)\./, ''), text: message }));
}

/** Puts a refusal beside the fields that it names. False when it is about something else, and is to be shown elsewhere. */
export function showAtFields<Values extends object>(form: FormInstance<Values>, error: ApiError): boolean {
  const problems = fieldProblems(error);
  const fields = form.getFieldsValue() as object;
  if (problems.length === 0 || !problems.every(({ field }) => field in fields)) return false;
  const names = problems.map(({ field, text }) => ({ name: field, errors: [text] }));
  form.setFields(names as Parameters<typeof form.setFields>[0]);
  return true;
}
