/** Role codes of the network-operator cards (§3-22): own brands, operators and service partners. */
export const operatorRoles = ['FIOT', 'ETC', 'AC', 'TK', 'WL', 'WG', 'VF', 'TFG', 'CS', 'TP'] as const;
