import { type Culture, digits, namesOf } from './culture.ts'

export const vietnam: Culture = {
  title: 'Vietnam',
  surnames: namesOf(`Nguyễn Nguyễn Nguyễn Trần Trần Lê Lê Phạm Huỳnh Hoàng Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Đoàn Trịnh Mai`),
  women: namesOf(`Thị Thị Thị Ngọc Thu Thanh Kim Minh Hồng Phương Bích Mỹ Thùy Diễm Xuân Hoài`),
  men: namesOf(`Văn Văn Văn Hữu Đức Minh Quang Thanh Ngọc Xuân Công Đình Quốc Anh Trọng Hoàng`),
  second: namesOf(`
    Anh Hương Lan Linh Hà Hoa Huy Hùng Dũng Nam Tuấn Minh Long Sơn Thảo Trang Mai Ngọc Hạnh Phương Thủy Yến Nga Vy Tâm Khánh Bình Cường Đạt Hải Hiếu Kiên Lâm
    Phúc Quân Thành Thắng Tú Việt Vinh An Châu Chi Dung Giang Hằng Hiền Hòa Huệ Liên Loan Ly My Nhung Oanh Quyên Quỳnh Thu Trâm Uyên Xuân Bảo Khoa Duy Đức Tín Toàn Trung`),
  streets:
    'Trần Hưng Đạo|Lê Lợi|Nguyễn Huệ|Hai Bà Trưng|Lý Thường Kiệt|Điện Biên Phủ|Nguyễn Trãi|Lê Duẩn|Phan Chu Trinh|Quang Trung|Hùng Vương|Bà Triệu|Võ Văn Tần|Cách Mạng Tháng Tám|Nguyễn Thị Minh Khai|Pasteur|Lê Thánh Tôn|Nguyễn Du|Ngô Quyền|Phạm Ngũ Lão'.split(
      '|',
    ),
  numberBehind: false,
  city: 'Hồ Chí Minh',
  postcode: (random) => `70${digits(random, 1)}000`,
  phone: (random) => `0${['90', '91', '98', '36', '70'][Math.floor(random() * 5)]}${digits(random, 7)}`,
  domains: ['gmail.com', 'gmail.com', 'gmail.com', 'yahoo.com', 'yahoo.com.vn', 'outlook.com', 'hotmail.com'],
  takesName: 0,
  namesakes: 0,
  nativeWriting: 0,
}
