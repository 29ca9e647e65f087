//! Which addresses are in the public internet.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is one that anybody in the world could reach.
pub(super) fn is_public(address: IpAddr) -> bool {
    // An IPv4 address in IPv6's clothes is the IPv4 address.
    match address.to_canonical() {
        IpAddr::V4(four) => is_public_v4(four),
        IpAddr::V6(six) => is_public_v6(six),
    }
}

/// Networks of IPv4 that are not for the public: the first address and the length of the common part.
const NOT_PUBLIC_V4: [([u8; 4], u32); 15] = [
    ([0, 0, 0, 0], 8),       // this network; 0.0.0.0 is this machine
    ([10, 0, 0, 0], 8),      // private
    ([100, 64, 0, 0], 10),   // shared by the customers of a provider
    ([127, 0, 0, 0], 8),     // this machine
    ([169, 254, 0, 0], 16),  // link-local, among them the clouds' own services
    ([172, 16, 0, 0], 12),   // private
    ([192, 0, 0, 0], 24),    // protocols
    ([192, 0, 2, 0], 24),    // documentation
    ([192, 88, 99, 0], 24),  // relays from IPv6
    ([192, 168, 0, 0], 16),  // private
    ([198, 18, 0, 0], 15),   // measurements
    ([198, 51, 100, 0], 24), // documentation
    ([203, 0, 113, 0], 24),  // documentation
    ([224, 0, 0, 0], 4),     // to many at once
    ([240, 0, 0, 0], 4),     // reserved, and to all
];

fn is_public_v4(address: Ipv4Addr) -> bool {
    let bits = address.to_bits();
    let within = |&(first, length): &([u8; 4], u32)| {
        bits >> (32 - length) == Ipv4Addr::from(first).to_bits() >> (32 - length)
    };
    !NOT_PUBLIC_V4.iter().any(within)
}

/// Networks of IPv6 within 2000::/3 that are not for the public, or carry an IPv4 address that might not be.
const NOT_PUBLIC_V6: [([u16; 2], u32); 4] = [
    ([0x2001, 0], 23),     // protocols, among them Teredo
    ([0x2001, 0xdb8], 32), // documentation
    ([0x2002, 0], 16),     // 6to4
    ([0x3fff, 0], 20),     // documentation
];

fn is_public_v6(address: Ipv6Addr) -> bool {
    let top = |parts: [u16; 2]| u32::from(parts[0]) << 16 | u32::from(parts[1]);
    let segments = address.segments();
    let bits = top([segments[0], segments[1]]);
    // Everything else is unassigned, of this machine, of this link, of this site, or a way to IPv4.
    let global = bits >> 29 == 0b001;
    let within = |&(first, length): &([u16; 2], u32)| bits >> (32 - length) == top(first) >> (32 - length);
    global && !NOT_PUBLIC_V6.iter().any(within)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_this_machine_or_its_network_reaches_is_not_public() {
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "10.255.255.255",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::ffff:0:127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:10::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn the_public_internet_is_public() {
        for address in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.1",
            "100.63.255.255",
            "100.128.0.1",
            "126.0.0.1",
            "128.0.0.1",
            "169.253.0.1",
            "172.15.255.255",
            "172.32.0.1",
            "192.167.0.1",
            "192.169.0.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "::ffff:1.1.1.1",
            "2001:200::1",
            "2606:4700::1111",
            "2a00:1450::1",
            "3ffe::1",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }
}
