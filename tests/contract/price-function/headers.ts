export const HEADERS = {'content-type': 'application/json'};
