/** What views of register maps cannot carry. */
export const VIEW_LOSSES = {
  'REG-LOSS/uvm/triggers/reads':
    '{{register}}: UVM does not know the triggers of its buffered reads: its fields are volatile',
  'REG-LOSS/uvm/triggers/writes':
    '{{register}}: UVM does not know the triggers of its buffered writes: its fields are volatile',
  'REG-LOSS/uvm/triggers/both':
    '{{register}}: UVM does not know the triggers of its buffered reads and writes: its fields are volatile',
  'REG-LOSS/c/member':
    'The C struct has no member for {{node}}, because no C type has its layout; its _OFFSET remains',
  'REG-LOSS/cpp/wide': 'A field of more than 64 bits has no type in C++: read and write its register',
  'REG-LOSS/uvm/shared':
    '{{register}}: UVM takes a register with the policy {{policy}} ({{field}}) for one that is read and written, and warns that {{partner}} has its address',
  'REG-LOSS/uvm/wide':
    'A register of more than {{most}} bits needs UVM built with +define+UVM_REG_DATA_WIDTH={{width}}',
  'REG-LOSS/uvm/policy':
    '{{register}}.{{field}}: UVM has no policy for "{{access}}": {{policy}} is the nearest',
  'REG-LOSS/uvm/enable': '{{path}}.{{field}}: UVM does not know the input {{input}}: the field is volatile',
} as const;
