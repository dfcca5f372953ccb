// Of the interrupts that ask, the one with the greatest control bits, which are level and priority; of
// several, the one with the highest number.
module nl_prompt_clic_choice (
  input  logic [6:0]  request,
  input  logic [27:0] control,
  output logic        found, // one asks
  output logic [3:0]  best,
  output logic [6:0]  number
);
  logic [10:0] rank_0;

  assign rank_0 = {control[3:0], 7'd3};

  logic [10:0] rank_1;

  assign rank_1 = {control[7:4], 7'd7};

  logic [10:0] rank_2;

  assign rank_2 = {control[11:8], 7'd16};

  logic [10:0] rank_3;

  assign rank_3 = {control[15:12], 7'd17};

  logic [10:0] rank_4;

  assign rank_4 = {control[19:16], 7'd18};

  logic [10:0] rank_5;

  assign rank_5 = {control[23:20], 7'd19};

  logic [10:0] rank_6;

  assign rank_6 = {control[27:24], 7'd20};

  logic        best_1_0_second, best_1_0_request;
  logic [10:0] best_1_0;

  assign best_1_0_second  = {request[1], rank_1[10:7]} >= {request[0], rank_0[10:7]};
  assign best_1_0_request = request[0] || request[1];
  assign best_1_0         = best_1_0_second ? rank_1 : rank_0;

  logic        best_1_1_second, best_1_1_request;
  logic [10:0] best_1_1;

  assign best_1_1_second  = {request[3], rank_3[10:7]} >= {request[2], rank_2[10:7]};
  assign best_1_1_request = request[2] || request[3];
  assign best_1_1         = best_1_1_second ? rank_3 : rank_2;

  logic        best_1_2_second, best_1_2_request;
  logic [10:0] best_1_2;

  assign best_1_2_second  = {request[5], rank_5[10:7]} >= {request[4], rank_4[10:7]};
  assign best_1_2_request = request[4] || request[5];
  assign best_1_2         = best_1_2_second ? rank_5 : rank_4;

  logic        best_2_0_second, best_2_0_request;
  logic [10:0] best_2_0;

  assign best_2_0_second  = {best_1_1_request, best_1_1[10:7]} >= {best_1_0_request, best_1_0[10:7]};
  assign best_2_0_request = best_1_0_request || best_1_1_request;
  assign best_2_0         = best_2_0_second ? best_1_1 : best_1_0;

  logic        best_2_1_second, best_2_1_request;
  logic [10:0] best_2_1;

  assign best_2_1_second  = {request[6], rank_6[10:7]} >= {best_1_2_request, best_1_2[10:7]};
  assign best_2_1_request = best_1_2_request || request[6];
  assign best_2_1         = best_2_1_second ? rank_6 : best_1_2;

  logic        best_3_0_second, best_3_0_request;
  logic [10:0] best_3_0;

  assign best_3_0_second  = {best_2_1_request, best_2_1[10:7]} >= {best_2_0_request, best_2_0[10:7]};
  assign best_3_0_request = best_2_0_request || best_2_1_request;
  assign best_3_0         = best_3_0_second ? best_2_1 : best_2_0;

  assign found = best_3_0_request;
  assign {best, number} = best_3_0;
endmodule
