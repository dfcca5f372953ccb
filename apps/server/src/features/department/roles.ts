/** Role ids within a department and the keys of their names: project lead, …, back-end engineer. */
export const ROLE_NAMES: Readonly<Record<number, string>> = {
  9: 'lead',
  10: 'architecture',
  11: 'hardware',
  12: 'verification',
  13: 'software',
  14: 'backend',
};

export const PROJECT_LEAD = 9;
