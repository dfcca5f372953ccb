// Physical memory protection with 8 entries. Combinational from a word's address to whether it may be
// accessed.
module nl_safe_pmp (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        we,
  input  logic [11:0] address,   // of the CSR
  input  logic [31:0] wdata,
  output logic [31:0] pmpcfg0,
  output logic [31:0] pmpcfg1,
  output logic [31:0] pmpaddr0,
  output logic [31:0] pmpaddr1,
  output logic [31:0] pmpaddr2,
  output logic [31:0] pmpaddr3,
  output logic [31:0] pmpaddr4,
  output logic [31:0] pmpaddr5,
  output logic [31:0] pmpaddr6,
  output logic [31:0] pmpaddr7,
  input  logic        user_mode, // of instructions
  input  logic        data_user, // user mode of loads and stores
  input  logic [29:0] fetch_word,
  output logic        fetch_permitted,
  input  logic [29:0] data_word,
  input  logic        data_read,
  input  logic        data_write,
  output logic        data_permitted,
  output logic        machine_checked
);
  logic [7:0] locked;
  logic [7:0] locks_below;
  logic [7:0] binds_machine;
  logic [7:0] fetch_match;
  logic [7:0] fetch_permits;
  logic [7:0] data_match;
  logic [7:0] data_permits;

  logic [31:0] bound_0;
  logic [7:0]  cfg_0;
  logic [2:0]  user_permits_0;
  logic [2:0]  machine_permits_0;

  nl_safe_pmp_entry u_entry_0 (
    .clk             (clk),
    .rst_n           (rst_n),
    .cfg_we          (we && address == 12'h3a0),
    .cfg_wdata       (wdata[7:0]),
    .address_we      (we && address == 12'h3b0),
    .address_wdata   (wdata),
    .locked_above    (locks_below[1]),
    .below           (32'd0),
    .fetch_word      (fetch_word),
    .data_word       (data_word),
    .cfg             (cfg_0),
    .address_shown   (pmpaddr0),
    .bound           (bound_0),
    .locked          (locked[0]),
    .locks_below     (locks_below[0]),
    .user_permits    (user_permits_0),
    .machine_permits (machine_permits_0),
    .fetch_match     (fetch_match[0]),
    .data_match      (data_match[0])
  );

  assign fetch_permits[0] = user_mode ? user_permits_0[2] : machine_permits_0[2];
  assign data_permits[0]  = ((data_user ? user_permits_0[1:0] : machine_permits_0[1:0])
                             | ~{data_write, data_read})
                          == 2'b11;
  assign binds_machine[0] = locked[0] && cfg_0[4:3] != 2'b00;

  logic [31:0] bound_1;
  logic [7:0]  cfg_1;
  logic [2:0]  user_permits_1;
  logic [2:0]  machine_permits_1;

  nl_safe_pmp_entry u_entry_1 (
    .clk             (clk),
    .rst_n           (rst_n),
    .cfg_we          (we && address == 12'h3a0),
    .cfg_wdata       (wdata[15:8]),
    .address_we      (we && address == 12'h3b1),
    .address_wdata   (wdata),
    .locked_above    (locks_below[2]),
    .below           (bound_0),
    .fetch_word      (fetch_word),
    .data_word       (data_word),
    .cfg             (cfg_1),
    .address_shown   (pmpaddr1),
    .bound           (bound_1),
    .locked          (locked[1]),
    .locks_below     (locks_below[1]),
    .user_permits    (user_permits_1),
    .machine_permits (machine_permits_1),
    .fetch_match     (fetch_match[1]),
    .data_match      (data_match[1])
  );

  assign fetch_permits[1] = user_mode ? user_permits_1[2] : machine_permits_1[2];
  assign data_permits[1]  = ((data_user ? user_permits_1[1:0] : machine_permits_1[1:0])
                             | ~{data_write, data_read})
                          == 2'b11;
  assign binds_machine[1] = locked[1] && cfg_1[4:3] != 2'b00;

  logic [31:0] bound_2;
  logic [7:0]  cfg_2;
  logic [2:0]  user_permits_2;
  logic [2:0]  machine_permits_2;

  nl_safe_pmp_entry u_entry_2 (
    .clk             (clk),
    .rst_n           (rst_n),
    .cfg_we          (we && address == 12'h3a0),
    .cfg_wdata       (wdata[23:16]),
    .address_we      (we && address == 12'h3b2),
    .address_wdata   (wdata),
    .locked_above    (locks_below[3]),
    .below           (bound_1),
    .fetch_word      (fetch_word),
    .data_word       (data_word),
    .cfg             (cfg_2),
    .address_shown   (pmpaddr2),
    .bound           (bound_2),
    .locked          (locked[2]),
    .locks_below     (locks_below[2]),
    .user_permits    (user_permits_2),
    .machine_permits (machine_permits_2),
    .fetch_match     (fetch_match[2]),
    .data_match      (data_match[2])
  );

  assign fetch_permits[2] = user_mode ? user_permits_2[2] : machine_permits_2[2];
  assign data_permits[2]  = ((data_user ? user_permits_2[1:0] : machine_permits_2[1:0])
                             | ~{data_write, data_read})
                          == 2'b11;
  assign binds_machine[2] = locked[2] && cfg_2[4:3] != 2'b00;

  logic [31:0] bound_3;
  logic [7:0]  cfg_3;
  logic [2:0]  user_permits_3;
  logic [2:0]  machine_permits_3;

  nl_safe_pmp_entry u_entry_3 (
    .clk             (clk),
    .rst_n           (rst_n),
    .cfg_we          (we && address == 12'h3a0),
    .cfg_wdata       (wdata[31:24]),
    .address_we      (we && address == 12'h3b3),
    .address_wdata   (wdata),
    .locked_above    (locks_below[4]),
    .below           (bound_2),
    .fetch_word      (fetch_word),
    .data_word       (data_word),
    .cfg             (cfg_3),
    .address_shown   (pmpaddr3),
    .bound           (bound_3),
    .locked          (locked[3]),
    .locks_below     (locks_below[3]),
    .user_permits    (user_permits_3),
    .machine_permits (machine_permits_3),
    .fetch_match     (fetch_match[3]),
    .data_match      (data_match[3])
  );

  assign fetch_permits[3] = user_mode ? user_permits_3[2] : machine_permits_3[2];
  assign data_permits[3]  = ((data_user ? user_permits_3[1:0] : machine_permits_3[1:0])
                             | ~{data_write, data_read})
                          == 2'b11;
  assign binds_machine[3] = locked[3] && cfg_3[4:3] != 2'b00;

  logic [31:0] bound_4;
  logic [7:0]  cfg_4;
  logic [2:0]  user_permits_4;
  logic [2:0]  machine_permits_4;

  nl_safe_pmp_entry u_entry_4 (
    .clk             (clk),
    .rst_n           (rst_n),
    .cfg_we          (we && address == 12'h3a1),
    .cfg_wdata       (wdata[7:0]),
    .address_we      (we && address == 12'h3b4),
    .address_wdata   (wdata),
    .locked_above    (locks_below[5]),
    .below           (bound_3),
    .fetch_word      (fetch_word),
    .data_word       (data_word),
    .cfg             (cfg_4),
    .address_shown   (pmpaddr4),
    .bound           (bound_4),
    .locked          (locked[4]),
    .locks_below     (locks_below[4]),
    .user_permits    (user_permits_4),
    .machine_permits (machine_permits_4),
    .fetch_match     (fetch_match[4]),
    .data_match      (data_match[4])
  );

  assign fetch_permits[4] = user_mode ? user_permits_4[2] : machine_permits_4[2];
  assign data_permits[4]  = ((data_user ? user_permits_4[1:0] : machine_permits_4[1:0])
                             | ~{data_write, data_read})
                          == 2'b11;
  assign binds_machine[4] = locked[4] && cfg_4[4:3] != 2'b00;

  logic [31:0] bound_5;
  logic [7:0]  cfg_5;
  logic [2:0]  user_permits_5;
  logic [2:0]  machine_permits_5;

  nl_safe_pmp_entry u_entry_5 (
    .clk             (clk),
    .rst_n           (rst_n),
    .cfg_we          (we && address == 12'h3a1),
    .cfg_wdata       (wdata[15:8]),
    .address_we      (we && address == 12'h3b5),
    .address_wdata   (wdata),
    .locked_above    (locks_below[6]),
    .below           (bound_4),
    .fetch_word      (fetch_word),
    .data_word       (data_word),
    .cfg             (cfg_5),
    .address_shown   (pmpaddr5),
    .bound           (bound_5),
    .locked          (locked[5]),
    .locks_below     (locks_below[5]),
    .user_permits    (user_permits_5),
    .machine_permits (machine_permits_5),
    .fetch_match     (fetch_match[5]),
    .data_match      (data_match[5])
  );

  assign fetch_permits[5] = user_mode ? user_permits_5[2] : machine_permits_5[2];
  assign data_permits[5]  = ((data_user ? user_permits_5[1:0] : machine_permits_5[1:0])
                             | ~{data_write, data_read})
                          == 2'b11;
  assign binds_machine[5] = locked[5] && cfg_5[4:3] != 2'b00;

  logic [31:0] bound_6;
  logic [7:0]  cfg_6;
  logic [2:0]  user_permits_6;
  logic [2:0]  machine_permits_6;

  nl_safe_pmp_entry u_entry_6 (
    .clk             (clk),
    .rst_n           (rst_n),
    .cfg_we          (we && address == 12'h3a1),
    .cfg_wdata       (wdata[23:16]),
    .address_we      (we && address == 12'h3b6),
    .address_wdata   (wdata),
    .locked_above    (locks_below[7]),
    .below           (bound_5),
    .fetch_word      (fetch_word),
    .data_word       (data_word),
    .cfg             (cfg_6),
    .address_shown   (pmpaddr6),
    .bound           (bound_6),
    .locked          (locked[6]),
    .locks_below     (locks_below[6]),
    .user_permits    (user_permits_6),
    .machine_permits (machine_permits_6),
    .fetch_match     (fetch_match[6]),
    .data_match      (data_match[6])
  );

  assign fetch_permits[6] = user_mode ? user_permits_6[2] : machine_permits_6[2];
  assign data_permits[6]  = ((data_user ? user_permits_6[1:0] : machine_permits_6[1:0])
                             | ~{data_write, data_read})
                          == 2'b11;
  assign binds_machine[6] = locked[6] && cfg_6[4:3] != 2'b00;

  logic [31:0] bound_7;
  logic [7:0]  cfg_7;
  logic [2:0]  user_permits_7;
  logic [2:0]  machine_permits_7;

  nl_safe_pmp_entry u_entry_7 (
    .clk             (clk),
    .rst_n           (rst_n),
    .cfg_we          (we && address == 12'h3a1),
    .cfg_wdata       (wdata[31:24]),
    .address_we      (we && address == 12'h3b7),
    .address_wdata   (wdata),
    .locked_above    (1'b0),
    .below           (bound_6),
    .fetch_word      (fetch_word),
    .data_word       (data_word),
    .cfg             (cfg_7),
    .address_shown   (pmpaddr7),
    .bound           (bound_7),
    .locked          (locked[7]),
    .locks_below     (locks_below[7]),
    .user_permits    (user_permits_7),
    .machine_permits (machine_permits_7),
    .fetch_match     (fetch_match[7]),
    .data_match      (data_match[7])
  );

  assign fetch_permits[7] = user_mode ? user_permits_7[2] : machine_permits_7[2];
  assign data_permits[7]  = ((data_user ? user_permits_7[1:0] : machine_permits_7[1:0])
                             | ~{data_write, data_read})
                          == 2'b11;
  assign binds_machine[7] = locked[7] && cfg_7[4:3] != 2'b00;

  assign pmpcfg0 = {cfg_3, cfg_2, cfg_1, cfg_0};
  assign pmpcfg1 = {cfg_7, cfg_6, cfg_5, cfg_4};

  // The lowest entry that matches decides: the lowest one in a vector is where it and its negative have a
  // one.
  logic [7:0] fetch_first;
  logic [7:0] data_first;

  assign fetch_first     = fetch_match & (~fetch_match + 1'b1);
  assign data_first      = data_match & (~data_match + 1'b1);
  assign fetch_permitted = (fetch_first & fetch_permits) != '0 || (fetch_match == '0 && !user_mode);
  assign data_permitted  = (data_first & data_permits) != '0 || (data_match == '0 && !data_user);

  // Machine mode without rules that bind it is not checked at all, and loses no cycle.
  assign machine_checked = binds_machine != '0;

  // The lowest address of a range that begins at nothing below it locks nothing.
  logic unused;

  assign unused = locks_below[0] ^ (^bound_7) ^ (^locked);
endmodule
